import { Suspense, useSyncExternalStore } from 'react';
import { isProofAsked, subscribeToProofQuestion } from '../api/proof-question.ts';
import { lazyPart } from '../ui/parts/lazy-part.ts';

const ProofSheet = lazyPart(() => import('../sign-in/proof/proof-sheet.tsx'));

/** Asks for the password when a call needs it, on every screen. Its code is only loaded then. */
export function PasswordPrompt() {
  const isAsked = useSyncExternalStore(subscribeToProofQuestion, isProofAsked);
  return (
    isAsked && (
      <Suspense>
        <ProofSheet isOpen />
      </Suspense>
    )
  );
}
