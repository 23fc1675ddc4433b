import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import {
  echoesIn,
  get,
  headOf,
  openRemembering,
  SENT_UNTIL_REMEMBERED,
  untilAnswered,
  untilRead,
  useEchoes,
} from '../../../test/echo-server.ts';
import { openSocket } from '../../../test/raw-socket.ts';
import type { AnswerAgain } from './repeated-requests.ts';

const echoes = useEchoes();

/** Opens a connection whose request is waited for, and whose next one is not parsed yet. */
async function openWaiting(next: string, answer: (echo: string) => ReturnType<AnswerAgain>) {
  const { again, socket } = echoes.remembering;
  const wait = Promise.withResolvers<void>();
  const { caller } = await openRemembering(echoes.remembering, get('/again'));
  const serverSide = socket();
  again.answer = (echo) => wait.promise.then(() => answer(echo));
  const read = (SENT_UNTIL_REMEMBERED + 1) * get('/again').length;
  caller.write(get('/again'));
  await untilRead(echoes.remembering, read);
  caller.write(next);
  await untilRead(echoes.remembering, read + next.length);
  again.answer = null;
  return { caller, serverSide, wait };
}

test('what was not parsed when its connection is lost is never parsed on another one', async () => {
  const { serverSide, wait } = await openWaiting(get('/lost'), () => undefined);
  serverSide.destroy();
  await once(serverSide, 'close');
  // Node gives the parser of the lost connection to the next one.
  const other = await openSocket(echoes.remembering.baseUrl);
  other.write(get('/oth'));
  await untilRead(echoes.remembering, get('/oth').length);
  await untilAnswered(other, 1);
  wait.resolve();
  await endOfTurn();
  await endOfTurn();
  other.write(get('/other'));
  await untilAnswered(other, 2);
  assert.deepEqual(echoesIn(other.received()), ['GET /oth "";', 'GET /other "";']);
  assert.ok(!echoes.remembering.parsed.includes('/lost'));
  other.destroy();
});

test('what follows a refused tunnel is never parsed on another connection', async () => {
  const { parsed, baseUrl, socket } = echoes.remembering;
  const caller = connect({ port: Number(new URL(baseUrl).port), allowHalfOpen: true });
  caller.write(get('/first'));
  await once(caller, 'data');
  caller.write('CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(caller, 'data');
  const serverSide = socket();
  const other = await openSocket(baseUrl);
  other.write(get('/oth'));
  await untilAnswered(other, 1);
  // As Node does once an answer before the tunnel has been read.
  serverSide.resume();
  const read = serverSide.bytesRead;
  caller.write(get('/tunnelled'));
  while (serverSide.bytesRead === read) await endOfTurn();
  await endOfTurn();
  assert.ok(!parsed.includes('/tunnelled'));
  caller.destroy();
  other.destroy();
});

test('a caller who does not read while an answer is waited for gets all answers once it reads', async () => {
  const long = 'x'.repeat(16 << 20);
  const { caller, wait } = await openWaiting(get('/next'), (echo) => [
    headOf(echo.length + long.length),
    echo,
    long,
  ]);
  caller.pause();
  wait.resolve();
  for (const path of ['/third', '/fourth']) {
    await endOfTurn();
    caller.write(get(path));
  }
  for (let turn = 0; turn < 50; turn++) await endOfTurn();
  caller.resume();
  await untilAnswered(caller, SENT_UNTIL_REMEMBERED + 4);
  assert.deepEqual(echoesIn(caller.received()).slice(SENT_UNTIL_REMEMBERED + 1), [
    'GET /next "";',
    'GET /third "";',
    'GET /fourth "";',
  ]);
  caller.destroy();
});
