import { createContext, useContext } from 'react';

/** Whether the results in view count what models judged; by default they are people's alone. */
export const ModelsIncluded = createContext(false);

/** The part of a request for results that says so. */
export function useModelsQuery(): { readonly models?: 'included' } {
  return useContext(ModelsIncluded) ? { models: 'included' } : {};
}
