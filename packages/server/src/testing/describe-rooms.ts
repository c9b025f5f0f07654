import { afterAll, beforeAll } from 'vitest';
import { describeDatabases } from '../storage/testing/databases.js';
import { openRoom, type Room } from './room.js';

/** Runs tests in a room on each database; the room is open once a test runs. */
export function describeRooms(name: string, tests: (room: () => Room) => void): void {
  describeDatabases(name, ({ fresh }) => {
    let room: Room;
    beforeAll(async () => {
      room = await openRoom(await fresh());
    });
    afterAll(() => room.close());
    tests(() => room);
  });
}
