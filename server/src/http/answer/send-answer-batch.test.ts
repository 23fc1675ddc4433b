import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { sendInBatch } from './send-answer.ts';

function newAnswers(count: number): ServerResponse[] {
  return Array.from({ length: count }, () => new ServerResponse(new IncomingMessage(new Socket())));
}

const areSent = (answers: readonly ServerResponse[]) => answers.map(({ writableEnded }) => writableEnded);

test('the answers of one turn of the event loop are sent at its end', async () => {
  const answers = newAnswers(3);
  for (const answer of answers) sendInBatch(answer, ['{', Buffer.from('}')]);
  assert.deepEqual(areSent(answers), [false, false, false]);
  await endOfTurn();
  assert.deepEqual(areSent(answers), [true, true, true]);
  const [next] = newAnswers(1);
  sendInBatch(next!, []);
  await endOfTurn();
  assert.equal(next!.writableEnded, true);
});

test('32 answers are sent without waiting for the end of the turn, and those after them at its end', async () => {
  const answers = newAnswers(33);
  for (const answer of answers.slice(0, 32)) sendInBatch(answer, ['x']);
  assert.ok(areSent(answers.slice(0, 32)).every((isSent) => isSent));
  sendInBatch(answers[32]!, ['x']);
  assert.equal(answers[32]!.writableEnded, false);
  await endOfTurn();
  assert.equal(answers[32]!.writableEnded, true);
});
