import { turnstile } from '../computing/turnstile.js';

/** Bounds what the uploads in progress hold in memory together. */
export interface UploadDesk {
  readonly begin: (sender: string) => UploadTicket;
}

export interface UploadTicket {
  /** Accounts for bytes that have arrived; says who holds too many already, if there is no room for them. */
  readonly hold: (bytes: number) => 'sender' | 'everybody' | undefined;
  /** Waits until the upload may be unpacked; rejects if that takes too long. */
  readonly turn: () => Promise<void>;
  /** Gives back everything. */
  readonly end: () => void;
}

export interface DeskLimits {
  /** Bytes of all uploads together, as they were sent. */
  readonly heldBytes: number;
  /** Of these, bytes of one sender: nobody may take all the room. */
  readonly senderBytes: number;
  /** How many are unpacked and checked at a time. */
  readonly lanes: number;
  /** For how long others wait for that. */
  readonly patienceMs?: number;
}

const MEGABYTE = 1024 * 1024;
export const DEFAULT_DESK: DeskLimits = { heldBytes: 200 * MEGABYTE, senderBytes: 100 * MEGABYTE, lanes: 2 };

export function uploadDesk({ heldBytes, senderBytes, lanes, ...patience }: DeskLimits = DEFAULT_DESK): UploadDesk {
  const heldBySender = new Map<string, number>();
  const enterLane = turnstile({ atOnce: lanes, waiting: Infinity, ...patience });
  let held = 0;
  return {
    begin: (sender) => {
      let bytes = 0;
      const heldOfSender = (): number => heldBySender.get(sender) ?? 0;
      let leaveLane = (): void => undefined;
      return {
        hold: (more) => {
          if (heldOfSender() + more > senderBytes) return 'sender';
          if (held + more > heldBytes) return 'everybody';
          held += more;
          bytes += more;
          heldBySender.set(sender, heldOfSender() + more);
          return undefined;
        },
        turn: () =>
          new Promise<void>((resolve, reject) => {
            const stay = new Promise<void>((leave) => (leaveLane = leave));
            enterLane(() => {
              resolve();
              return stay;
            }).catch(reject);
          }),
        end: () => {
          held -= bytes;
          const left = heldOfSender() - bytes;
          if (left === 0) heldBySender.delete(sender);
          else heldBySender.set(sender, left);
          bytes = 0;
          leaveLane();
        },
      };
    },
  };
}
