import { describe, expect, it } from 'vitest';
import { uploadDesk } from './upload-desk.js';

describe('uploadDesk(limits)', () => {
  it('holds so many bytes of all uploads together', () => {
    const desk = uploadDesk({ heldBytes: 100, senderBytes: 100, lanes: 1 });
    const [first, second] = [desk.begin('ann'), desk.begin('bob')];
    expect([first.hold(60), second.hold(50), second.hold(40)]).toEqual([undefined, 'everybody', undefined]);
    first.end();
    expect(second.hold(60)).toBeUndefined();
  });

  it('holds fewer bytes of one sender, so that there is room for others', () => {
    const desk = uploadDesk({ heldBytes: 100, senderBytes: 50, lanes: 1 });
    const [first, second, other] = [desk.begin('ann'), desk.begin('ann'), desk.begin('bob')];
    expect([first.hold(40), second.hold(20), other.hold(50)]).toEqual([undefined, 'sender', undefined]);
    first.end();
    expect(second.hold(50)).toBeUndefined();
  });

  it('lets so many be unpacked at a time, in the order in which they arrived', async () => {
    const desk = uploadDesk({ heldBytes: 100, senderBytes: 100, lanes: 1 });
    const tickets = [1, 2, 3].map(() => desk.begin('ann'));
    const order: number[] = [];
    const turns = tickets.map((ticket, at) =>
      ticket.turn().then(() => {
        order.push(at);
      }),
    );
    await turns[0];
    expect(order).toEqual([0]);
    tickets[0].end();
    await turns[1];
    expect(order).toEqual([0, 1]);
    tickets[1].end();
    await turns[2];
    expect(order).toEqual([0, 1, 2]);
  });
});
