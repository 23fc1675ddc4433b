/** The open question for the password, for which calls wait; `null` if there is none. */
let question: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the person for their password, once for all calls that wait. @returns whether they gave it; `false` if
 * no screen can ask
 */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (question === null) {
    question = Promise.withResolvers();
    tellAll();
  }
  return question.promise;
}

/** Lets the waiting calls continue. */
export function answerProof(isProved: boolean): void {
  question?.resolve(isProved);
  question = null;
  tellAll();
}

export const isProofAsked = (): boolean => question !== null;

/** Calls back when the question is asked, and when it is answered. @returns a function that stops it */
export function subscribeToProofQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellAll(): void {
  for (const tell of listeners) tell();
}
