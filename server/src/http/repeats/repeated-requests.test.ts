import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import fc from 'fast-check';
import {
  answersTo,
  echoesIn,
  get,
  headOf,
  openRemembering,
  post,
  SENT_UNTIL_REMEMBERED,
  untilAnswered,
  untilRead,
  useEchoes,
} from '../../../test/echo-server.ts';
import { openSocket } from '../../../test/raw-socket.ts';

const echoes = useEchoes();

test('a request that a connection sends again, byte for byte, is answered without being parsed', async () => {
  const { parsed, baseUrl } = echoes.remembering;
  const { caller } = await openRemembering(echoes.remembering, get('/again'));
  const before = parsed.length;
  for (const answered of [4, 5, 6]) {
    caller.write(get('/again'));
    await untilAnswered(caller, answered);
  }
  assert.equal(parsed.length, before);
  assert.deepEqual(echoesIn(caller.received()), Array(6).fill('GET /again "";'));
  const other = await openSocket(baseUrl);
  other.write(get('/again'));
  await untilAnswered(other, 1);
  assert.equal(parsed.length, before + 1, 'another connection has to prove its request first');
  caller.destroy();
  other.destroy();
});

test('bytes that are not one remembered request are parsed, whatever they hold', async () => {
  const again = get('/again');
  for (const [chunks, expected] of [
    [[again.slice(0, 9), again.slice(9)], ['GET /again "";']],
    [[again + again], ['GET /again "";', 'GET /again "";']],
    [[`\r\n${again}`], ['GET /again "";']],
    [[get('/again', 'X: y\r\n')], ['GET /again "";']],
    [
      [post(again), again],
      [`POST / ${JSON.stringify(again)};`, 'GET /again "";'],
    ],
    [[post(again).slice(0, -again.length), again], [`POST / ${JSON.stringify(again)};`]],
    [[get('/again', `Content-Length: ${again.length}\r\n`), again], [`GET /again ${JSON.stringify(again)};`]],
  ] as const) {
    const { caller, answered } = await openRemembering(echoes.remembering, again);
    const { parsed } = echoes.remembering;
    const before = parsed.length;
    let read = answered * again.length;
    for (const chunk of chunks) {
      caller.write(chunk);
      read += chunk.length;
      await untilRead(echoes.remembering, read);
    }
    await untilAnswered(caller, answered + expected.length);
    assert.deepEqual(echoesIn(caller.received()).slice(answered), expected);
    assert.equal(parsed.length, before + expected.length, JSON.stringify(chunks));
    caller.destroy();
  }
});

test('a request with a body, with a long head, or one that closes its connection, is never remembered', async () => {
  for (const more of [
    'Content-Length: 0\r\n',
    `X: ${'x'.repeat(2_048)}\r\n`,
    'Connection: close, x\r\n',
    'Connection: Upgrade\r\nUpgrade: x\r\n',
  ]) {
    const { parsed } = echoes.remembering;
    const before = parsed.length;
    const request = get('/closing', more);
    const caller = await openSocket(echoes.remembering.baseUrl);
    for (const answered of [1, 2, 3, 4]) {
      caller.write(request);
      const isOpen = await untilAnswered(caller, answered).then(
        () => true,
        () => false,
      );
      if (!isOpen) break;
      await endOfTurn();
    }
    const answers = echoesIn(caller.received());
    assert.equal(parsed.length - before, answers.length, more);
    caller.destroy();
  }
});

test('what cannot be answered again is parsed: no answer, an error, a lost wait', async () => {
  const { again, parsed } = echoes.remembering;
  for (const answer of [
    () => undefined,
    () => {
      throw new Error('no answer');
    },
    () => Promise.resolve(undefined),
    () => Promise.reject(new Error('no answer')),
  ]) {
    const { caller } = await openRemembering(echoes.remembering, get('/again'));
    again.answer = () => answer() ?? Promise.resolve(undefined);
    const before = parsed.length;
    caller.write(get('/again'));
    await untilAnswered(caller, SENT_UNTIL_REMEMBERED + 1);
    again.answer = null;
    assert.equal(parsed.length, before + 1);
    caller.destroy();
  }
});

test('requests that come while an answer is waited for are answered after it, in their order', async () => {
  const { again } = echoes.remembering;
  const { caller } = await openRemembering(echoes.remembering, get('/again'));
  const wait = Promise.withResolvers<void>();
  again.answer = (echo) => wait.promise.then(() => [headOf(echo.length), echo]);
  const [waiting, next, ...others] = [get('/again'), post('a'), get('/again'), get('/other')];
  const read = SENT_UNTIL_REMEMBERED * get('/again').length + waiting.length;
  caller.write(waiting);
  await untilRead(echoes.remembering, read);
  caller.write(next);
  await untilRead(echoes.remembering, read + next.length);
  for (const chunk of others) caller.write(chunk);
  await endOfTurn();
  assert.equal(echoesIn(caller.received()).length, SENT_UNTIL_REMEMBERED);
  wait.resolve();
  await untilAnswered(caller, SENT_UNTIL_REMEMBERED + 4);
  again.answer = null;
  assert.deepEqual(echoesIn(caller.received()).slice(SENT_UNTIL_REMEMBERED), [
    'GET /again "";',
    'POST / "a";',
    'GET /again "";',
    'GET /other "";',
  ]);
  caller.destroy();
});

test('a connection is watched once it asks for what was asked for shortly before, and not before', async () => {
  const many = Array.from({ length: 10 }, (_, at) => `/many/${at}`);
  for (const [paths, isWatched] of [
    [many, false],
    [['/p', '/q', '/p'], true],
    [['/p'], true],
  ] as const) {
    const caller = await openSocket(echoes.remembering.baseUrl);
    for (const [at, path] of paths.entries()) {
      caller.write(get(path));
      await untilAnswered(caller, at + 1);
    }
    assert.equal(echoes.remembering.isWatched(), isWatched, paths.join());
    caller.destroy();
  }
});

test('what one connection sent is answered on others of the same address, and on no other address', async () => {
  const { parsed } = echoes.remembering;
  const { caller: first } = await openRemembering(echoes.remembering, get('/shared'));
  for (const [address, isAnswered] of [
    ['127.0.0.1', true],
    ['127.0.0.2', false],
  ] as const) {
    const { caller, answered } = await openRemembering(echoes.remembering, get(`/of/${address}`), address);
    const before = parsed.length;
    caller.write(get('/shared'));
    await untilAnswered(caller, answered + 1);
    assert.equal(echoesIn(caller.received()).at(-1), 'GET /shared "";');
    assert.equal(parsed.length === before, isAnswered, address);
    caller.destroy();
  }
  first.destroy();
});

test('a connection that seldom repeats a request is left to the parser', async () => {
  const { caller } = await openRemembering(echoes.remembering, get('/again'));
  const { parsed, socket, isWatched } = echoes.remembering;
  assert.equal(isWatched(), true);
  for (let sent = 0; sent < 80; sent++) {
    caller.write(get(`/${sent}`));
    await untilAnswered(caller, SENT_UNTIL_REMEMBERED + 1 + sent);
  }
  assert.equal(isWatched(), false);
  assert.equal(socket().listenerCount('data'), 1);
  const before = parsed.length;
  for (const answered of [84, 85, 86]) {
    caller.write(get('/again'));
    await untilAnswered(caller, answered);
  }
  assert.equal(parsed.length, before + 3);
  caller.destroy();
});

const REQUESTS = [get('/a'), get('/a'), get('/b', 'X: y\r\n'), post(get('/a')), post(''), post('{}')];

test('however requests are cut into pieces, the answers are those of a server that remembers nothing', async () => {
  const stream = fc.array(fc.constantFrom(...REQUESTS), { minLength: 4, maxLength: 12 });
  const cuts = fc.array(fc.nat(), { maxLength: 4 });
  const { again } = echoes.remembering;
  const later = (echo: string) => endOfTurn().then(() => [headOf(echo.length), echo]);
  await fc.assert(
    fc.asyncProperty(stream, cuts, fc.boolean(), async (requests, at, isLater) => {
      again.answer = isLater ? later : null;
      const chunks = requests.flatMap((request, index) => {
        const cut = at[index % 5];
        return cut === undefined
          ? [request]
          : [request.slice(0, cut % request.length), request.slice(cut % request.length)];
      });
      const sent = chunks.filter((chunk) => chunk !== '');
      const [remembered, plain] = await Promise.all([
        answersTo(echoes.remembering, sent, requests.length),
        answersTo(echoes.plain, sent, requests.length),
      ]);
      assert.deepEqual(remembered, plain);
    }),
    { numRuns: 100 },
  );
  again.answer = null;
});
