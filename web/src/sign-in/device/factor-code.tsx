import { CodeField } from '../../session/second-factor/code-field.tsx';
import { SecondFactorWords } from '../../session/second-factor/second-factor-words.tsx';

/** Asks for a code of the second factor next to the password. */
export default function FactorCode({ error }: { error: string | undefined }) {
  return (
    <SecondFactorWords>
      <CodeField error={error} />
    </SecondFactorWords>
  );
}
