import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerProof, askForProof, isProofAsked, subscribeToProofQuestion } from './proof-question.ts';

test('where no screen asks, a call is refused as it is', async () => {
  assert.equal(await askForProof(), false);
  assert.equal(isProofAsked(), false);
});

test('calls that come together wait for one answer, and a later one asks again', async () => {
  let told = 0;
  const stop = subscribeToProofQuestion(() => {
    told += 1;
  });
  const waiting = [askForProof(), askForProof()];
  assert.deepEqual([told, isProofAsked()], [1, true]);
  answerProof(true);
  assert.deepEqual(await Promise.all(waiting), [true, true]);
  assert.deepEqual([told, isProofAsked()], [2, false]);
  const later = askForProof();
  answerProof(false);
  assert.equal(await later, false);
  stop();
});
