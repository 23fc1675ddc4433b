import { loadWords } from 'virtual:words/proof';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { api, dataOf } from '../../api/client.ts';
import { ApiFault } from '../../api/fault.ts';
import { answerProof } from '../../api/proof-question.ts';
import { keys } from '../../api/queries.ts';
import { type PartWords, PartWordsProvider } from '../../device/part-words-provider.tsx';
import { proveSession } from '../../session/prove-session.ts';
import { PasskeyFault } from '../../session/second-factor/passkeys.ts';
import { useSecondStep } from '../../session/second-factor/use-second-step.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { PasswordField } from '../password-field.tsx';
import css from '../sign-in.module.css';

const PROOF_WORDS: PartWords = { name: 'proof-words', load: loadWords };

/**
 * Asks for the password or a passkey in a sheet. The call that needs it waits, and entered text stays on the screen.
 */
export default function ProofSheet({ isOpen }: { isOpen: boolean }) {
  return (
    <PartWordsProvider words={PROOF_WORDS}>
      <Proof isOpen={isOpen} />
    </PartWordsProvider>
  );
}

function Proof({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('proof');
  const { session } = useVenue();
  const hasPassword = session.account.email !== null;
  return (
    <Sheet
      title={t(hasPassword ? 'title' : 'titleWithout')}
      isOpen={isOpen}
      onClose={() => answerProof(false)}
      keepsTyped
    >
      {hasPassword ? <PasswordForm /> : <WithoutPassword />}
    </Sheet>
  );
}

function PasswordForm() {
  const t = useTranslations('proof');
  const sentenceOf = useFaultSentence();
  const choices = useSecondStep('proof', () =>
    dataOf(api.POST('/venue/v1/session/second-step', { body: { isAlone: true } })),
  );
  const prove = useMutation({
    networkMode: 'always',
    mutationFn: async (currentPassword: string | null) =>
      proveSession(currentPassword === null ? { passkey: await choices.answer() } : { currentPassword }),
    onSuccess: () => answerProof(true),
  });
  const { submit } = useSubmit({}, (form) => prove.mutate(String(new FormData(form).get('password'))));
  const { error } = prove;
  const isOfPassword = error instanceof ApiFault && error.code === 'PASSWORD_WRONG';
  return (
    <form className={css.form} onSubmit={submit}>
      <p className={css.again}>{t('text')}</p>
      <PasswordField error={isOfPassword ? sentenceOf(error) : undefined} />
      {error !== null && !isOfPassword && (
        <p role="alert">{error instanceof PasskeyFault ? t('passkeyGivenUp') : sentenceOf(error)}</p>
      )}
      <Button type="submit" tone="Main" size="Large" isWide disabled={prove.isPending}>
        {t('continue')}
      </Button>
      {choices.hasPasskey && (
        <Button size="Large" isWide disabled={prove.isPending} onClick={() => prove.mutate(null)}>
          {t('usePasskey')}
        </Button>
      )}
    </form>
  );
}

/** Tells a person who only has a PIN who can do the act instead. Owners always have a password. */
function WithoutPassword() {
  const t = useTranslations('proof');
  const format = useFormatter();
  const { venueId } = useVenue();
  const { data: accounts = [] } = useQuery({
    queryKey: keys.of(venueId, 'accounts'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/accounts', { params: { path: { venueId } } })),
  });
  const owners = accounts.filter(({ role }) => role === 'Owner').map(({ name }) => name);
  return <p>{owners.length === 0 ? t('askOwner') : t('askOwners', { names: format.list(owners) })}</p>;
}
