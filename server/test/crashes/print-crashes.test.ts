import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/store/database.ts';
import { makeDataFolder, type ServiceProcess, startService } from '../harness/service-process.ts';
import { type Sofra, sampleOrder, startSofra, type TestVenue } from '../harness/sofra.ts';
import { makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';
import { readPaper } from '../printers/escpos-interpreter.ts';
import { type PaperPrinter, samplePrinter, startPaperPrinter } from '../printers/paper-printer.ts';

/** Raise it for a longer run. */
const KILLS = Number(process.env['PRINT_KILLS'] ?? 3);
const ORDERS = 30;
const PRINTED_LIMIT_MS = 90_000;

let own: OwnDatabase;
let db: Database;
let sofra: Sofra;
let printer: PaperPrinter;
let venue: TestVenue;
let dataDir: string;
const started: ServiceProcess[] = [];

before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  sofra = await startSofra({ db });
  printer = await startPaperPrinter({ printMs: 20 });
  dataDir = await makeDataFolder('print-crash');
  venue = await sofra.newVenue(
    {},
    {
      revise: (record) => {
        record.printers = [samplePrinter({ port: printer.port })];
      },
    },
  );
});
afterEach(() => Promise.all(started.splice(0).map((service) => service.end('SIGKILL'))));
after(async () => {
  await printer.close();
  await sofra.close();
  await db.close();
  await own.drop();
});

/** A server that prints. */
async function start(): Promise<ServiceProcess> {
  const service = await startService({
    DATABASE_URL: own.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PRINTER_NETWORKS: 'loopback',
  });
  started.push(service);
  return service;
}

interface TicketRow {
  ticket_id: string;
  number: number;
  state: string;
}

function readTickets(): Promise<TicketRow[]> {
  return db.query<TicketRow>({
    text: `select t.ticket_id, b.number, t.state from kitchen_ticket t
             join bill b on b.venue_id = t.venue_id and b.bill_id = t.bill_id where t.venue_id = $1`,
    values: [venue.id],
  });
}

test(`when ${KILLS} servers are killed while they print, every ticket is printed, and a second print is marked as such`, async () => {
  // The age of tickets is measured by the clock of the processes.
  sofra.clock.set(Date.now());
  for (let at = 0; at < ORDERS; at++) {
    const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
      key: venue.key.text,
      body: sampleOrder(venue),
      headers: { 'idempotency-key': `print-crash-${at}` },
    });
    assert.equal(placed.status, 201);
  }
  for (let kill = 0; kill < KILLS; kill++) {
    const before = printer.jobs.length;
    const service = await start();
    const giveUpAt = Date.now() + PRINTED_LIMIT_MS;
    while (printer.jobs.length === before && Date.now() < giveUpAt) await pause(5);
    await pause(randomInt(40));
    await service.end('SIGKILL');
  }
  await start();
  const giveUpAt = Date.now() + PRINTED_LIMIT_MS;
  while ((await readTickets()).some(({ state }) => state !== 'Printed')) {
    assert.ok(Date.now() < giveUpAt, 'not every ticket was printed');
    await pause(100);
  }
  const numbers = (await readTickets()).map(({ number }) => number).sort((a, b) => a - b);
  const unmarked = new Map<number, number>();
  const seen = new Set<number>();
  for (const job of printer.jobs) {
    const paper = tryToRead(job);
    if (paper === null) continue;
    const number = Number(/(\d+)/.exec(paper.find((row) => /#|No|Sipariş/.test(row)) ?? '')?.[1]);
    seen.add(number);
    if (!paper.some((row) => /BASILMIŞ OLABİLİR/.test(row)))
      unmarked.set(number, (unmarked.get(number) ?? 0) + 1);
  }
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    numbers,
  );
  for (const [number, times] of unmarked) assert.equal(times, 1, `ticket ${number} came out ${times} times`);
});

/** `null` for a ticket that was cut off when its server was killed. */
function tryToRead(job: Buffer): string[] | null {
  try {
    return readPaper(job).rows.map(({ text }) => text);
  } catch {
    return null;
  }
}
