/** Asks whether to leave the page with what is unsaved on it, and calls `leave` if so. */
type Ask = (leave: () => void) => void;

interface Guard {
  readonly ask: Ask;
  /** The address of the page with what is unsaved. */
  readonly address: string;
  readonly goTo: (address: string) => void;
}

/** The latest one asks. */
const guards: Guard[] = [];

const currentAddress = (): string => location.pathname + location.search + location.hash;

/** Whether something on the page is unsaved. */
export const isGuarded = (): boolean => guards.length > 0;

/** Leaves the page, unless something unsaved on it asks first. */
export function leavePage(leave: () => void): void {
  const guard = guards.at(-1);
  if (guard === undefined) leave();
  else guard.ask(leave);
}

/**
 * Has `ask` decide whether the page is left: by links, by the browser's buttons or, in the browser's own words, by closing
 * it. Returns what ends that.
 */
export function guardPage(ask: Ask, goTo: Guard['goTo']): () => void {
  const guard = { ask, address: currentAddress(), goTo };
  guards.push(guard);
  addEventListener('beforeunload', onUnload);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
    if (!isGuarded()) removeEventListener('beforeunload', onUnload);
  };
}

function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Has guards asked when somebody goes back or forth. Call it before the router listens: browsers tell listeners of the
 * window in the order in which they came, and the router would take the page away before anybody is asked.
 */
export function guardHistory(): void {
  addEventListener('popstate', (event) => {
    const guard = guards.at(-1);
    if (guard === undefined || new URL(guard.address, location.origin).pathname === location.pathname) return;
    const wanted = currentAddress();
    event.stopImmediatePropagation();
    history.pushState(null, '', guard.address);
    guard.ask(() => guard.goTo(wanted));
  });
}
