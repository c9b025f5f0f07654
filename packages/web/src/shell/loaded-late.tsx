import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * A component whose code is fetched when it is first shown, and nothing until then. Unlike with React's `lazy`, it is there
 * as soon as its code is: what Suspense waited for, React holds back for 300 ms more.
 */
export function loadedLate<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Content: ComponentType<Props> | undefined;
  return function LoadedLate(props: Props): ReactElement | null {
    const [, setIsHere] = useState(Content !== undefined);
    const [failure, setFailure] = useState<{ readonly reason: unknown }>();
    useEffect(() => {
      if (Content !== undefined) return;
      load().then(
        (module) => {
          Content = module.default;
          setIsHere(true);
        },
        (reason: unknown) => setFailure({ reason }),
      );
    }, []);
    // For the boundary around the page to show.
    if (failure !== undefined) throw failure.reason;
    return Content === undefined ? null : <Content {...props} />;
  };
}
