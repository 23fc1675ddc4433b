import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { openStreamSlots } from './stream-slots.ts';

describe('the slots for streams in one browser', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /**
   * A page of the browser that acquires a slot, gives it back when another page wants it, and then waits for another
   * slot.
   */
  function openPage(isShown: boolean, retryMs = 20_000) {
    const channel = new BroadcastChannel('places');
    const stopped = new AbortController();
    const page = Object.assign(new EventTarget(), { isShown, hasSlot: false, slotsAcquired: 0 });
    const acquireSlot = openStreamSlots({
      ...{ locks: navigator.locks, channel, page, retryMs },
      isShown: () => page.isShown,
    });
    const run = async () => {
      while (!stopped.signal.aborted) {
        const wanted = Promise.withResolvers<void>();
        stopped.signal.addEventListener('abort', () => wanted.resolve());
        const giveBack = await acquireSlot(stopped.signal, wanted.resolve);
        page.slotsAcquired += 1;
        page.hasSlot = true;
        await wanted.promise;
        page.hasSlot = false;
        giveBack();
      }
    };
    const ended = run();
    ends.push(async () => {
      stopped.abort();
      await ended;
      // The old holder must still announce that its slot is free.
      await new Promise((resolve) => setTimeout(resolve));
      channel.close();
    });
    return Object.assign(page, { close: () => stopped.abort() });
  }

  async function until(holds: () => boolean): Promise<void> {
    for (const end = Date.now() + 20_000; !holds(); await new Promise((resolve) => setTimeout(resolve, 5)))
      assert.ok(Date.now() < end, 'the condition became true');
  }

  test('a page that comes into view gets the slot of a hidden page, which gets a slot back when one is free', async () => {
    const shown = [openPage(true), openPage(true), openPage(true)];
    await until(() => shown.every(({ hasSlot }) => hasSlot));
    const hidden = openPage(false);
    await until(() => hidden.hasSlot);
    const fifth = openPage(true);
    await until(() => fifth.hasSlot && !hidden.hasSlot);
    assert.ok(
      shown.every(({ slotsAcquired }) => slotsAcquired === 1),
      'pages that are shown keep their slot',
    );
    shown[0]!.close();
    hidden.isShown = true;
    hidden.dispatchEvent(new Event('visibilitychange'));
    await until(() => hidden.hasSlot);
    assert.equal(shown[1]!.slotsAcquired + shown[2]!.slotsAcquired + fifth.slotsAcquired, 3);
  });

  test('a page that the device has put to sleep does not answer, and loses its slot', async () => {
    const asleep = assert.rejects(navigator.locks.request('sofra-live-0', () => new Promise(() => {})));
    const shown = [openPage(true), openPage(true), openPage(true)];
    await until(() => shown.every(({ hasSlot }) => hasSlot));
    const fifth = openPage(true, 200);
    await asleep;
    await until(() => fifth.hasSlot);
  });
});
