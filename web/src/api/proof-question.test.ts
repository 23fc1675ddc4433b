import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerProof, askForProof, isProofAsked, subscribeToProofQuestion } from './proof-question.ts';

test('if no screen can ask for the PIN, the call is refused as it is', async () => {
  assert.equal(await askForProof(), false);
  assert.equal(isProofAsked(), false);
});

test('calls made at the same time wait for one answer, and a later call asks again', async () => {
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
