/** Resolves when the person has answered the password prompt; `null` if no prompt is open. */
let question: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

/**
 * Opens the password prompt, one for all calls that wait.
 * @returns whether the person gave the password; `false` if no screen can show the prompt
 */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (question === null) {
    question = Promise.withResolvers();
    tellAll();
  }
  return question.promise;
}

/** Closes the password prompt: the waiting calls continue. `isProved`: whether the password was right. */
export function answerProof(isProved: boolean): void {
  question?.resolve(isProved);
  question = null;
  tellAll();
}

export const isProofAsked = (): boolean => question !== null;

/** Calls back when the password prompt opens and when it is answered. @returns a function that stops it */
export function subscribeToProofQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellAll(): void {
  for (const tell of listeners) tell();
}
