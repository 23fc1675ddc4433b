import { setTimeout as pause } from 'node:timers/promises';
import { samplePrinter, startPaperPrinter } from '../../server/test/printers/paper-printer.ts';
import { samplePhoto } from '../../server/test/samples/sample-photo.ts';
import type { Sofra } from '../service/system-under-test.ts';
import { openOwned, placeOrder, signIn } from './restaurants.ts';

/** Does one thing as another tenant; how long it takes is measured. */
export interface Probe {
  name: string;
  run(): Promise<void>;
  end(): Promise<void>;
}

const LOOK_MS = 5;
const LIMIT_MS = 60_000;

/** An order of another venue until its ticket has come out. */
export async function paperOfAHealthyPrinter(sofra: Sofra): Promise<Probe> {
  const printer = await startPaperPrinter();
  const restaurant = await openOwned(sofra, (record) => {
    record.printers.push(samplePrinter({ host: printer.host, port: printer.port }));
  });
  return {
    name: 'the paper of a healthy printer',
    run: async () => {
      const before = printer.jobs.length;
      await placeOrder(sofra, restaurant, restaurant.keys[0]!);
      const giveUpAt = Date.now() + LIMIT_MS;
      while (printer.jobs.length === before && Date.now() < giveUpAt) await pause(LOOK_MS);
    },
    end: () => printer.close(),
  };
}

/** A photo of usual size that another owner adds. */
export async function photoOfAnotherOwner(sofra: Sofra): Promise<Probe> {
  const { id, owner } = await openOwned(sofra);
  const Cookie = await signIn(sofra, owner);
  const body = new Uint8Array(await samplePhoto(2_000, 1_500));
  const url = `http://127.0.0.1:${sofra.port}/venue/v1/venues/${id}/photos`;
  return {
    name: 'a photo of another owner',
    run: async () => {
      const headers = { Cookie, 'Content-Type': 'image/jpeg' };
      const answer = await fetch(url, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`A photo was answered ${answer.status}: ${await answer.text()}`);
      await answer.body?.cancel();
    },
    end: () => Promise.resolve(),
  };
}
