/** What is said of a link when it is made: the server stores only a hash of it. */
export const ONLY_NOW = 'Copy it now: it cannot be shown again. If it is lost, renew it.';
