/** Bounds what the uploads in progress hold in memory together. */
export interface UploadDesk {
  readonly begin: (sender: string) => UploadTicket;
}

export interface UploadTicket {
  /** Accounts for bytes that have arrived; says who holds too many already, if there is no room for them. */
  readonly hold: (bytes: number) => 'sender' | 'everybody' | undefined;
  /** Waits until the upload may be unpacked. */
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
}

const MEGABYTE = 1024 * 1024;
const DEFAULT_DESK: DeskLimits = { heldBytes: 200 * MEGABYTE, senderBytes: 100 * MEGABYTE, lanes: 2 };

export function uploadDesk({ heldBytes, senderBytes, lanes }: DeskLimits = DEFAULT_DESK): UploadDesk {
  const heldBySender = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let held = 0;
  let free = lanes;
  const leaveLane = (): void => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };
  return {
    begin: (sender) => {
      let bytes = 0;
      const heldOfSender = (): number => heldBySender.get(sender) ?? 0;
      let hasLane = false;
      return {
        hold: (more) => {
          if (heldOfSender() + more > senderBytes) return 'sender';
          if (held + more > heldBytes) return 'everybody';
          held += more;
          bytes += more;
          heldBySender.set(sender, heldOfSender() + more);
          return undefined;
        },
        turn: async () => {
          if (free > 0) free--;
          else await new Promise<void>((resolve) => waiting.push(resolve));
          hasLane = true;
        },
        end: () => {
          held -= bytes;
          const left = heldOfSender() - bytes;
          if (left === 0) heldBySender.delete(sender);
          else heldBySender.set(sender, left);
          bytes = 0;
          if (hasLane) leaveLane();
          hasLane = false;
        },
      };
    },
  };
}
