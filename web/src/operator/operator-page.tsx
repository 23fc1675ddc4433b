import { loadWords } from 'virtual:words/operator';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageChoice } from '../device/device-settings.tsx';
import { type PartWords, PartWordsProvider } from '../device/part-words-provider.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useSubmit } from '../ui/form/use-submit.ts';
import { usePageTitle } from '../ui/screen/use-page-title.ts';
import { storedToken, storeToken } from './operator-api.ts';
import { OperatorToken } from './operator-context.tsx';
import css from './operator-page.module.css';
import { StatusPart } from './status-part.tsx';
import { TracePart } from './trace-part.tsx';
import { VenuesPart } from './venues-part.tsx';

const OPERATOR_WORDS: PartWords = { name: 'operator-words', load: loadWords };

/** `/app/operator`: the state of the service and its venues. It needs an operator token. */
export default function OperatorPage() {
  return (
    <PartWordsProvider words={OPERATOR_WORDS}>
      <Operator />
    </PartWordsProvider>
  );
}

function Operator() {
  const t = useTranslations('operator');
  usePageTitle(`${t('title')} · Sofra`);
  const [token, setToken] = useState(storedToken);
  const [isRefused, setIsRefused] = useState(false);
  const changeToken = (given: string | null) => {
    storeToken(given);
    setToken(given);
  };
  const refuse = () => {
    changeToken(null);
    setIsRefused(true);
  };
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{t('title')}</h1>
        {token !== null && <Button onClick={() => changeToken(null)}>{t('leave')}</Button>}
      </header>
      {token === null ? (
        <TokenForm isRefused={isRefused} onToken={changeToken} />
      ) : (
        <OperatorToken value={token}>
          <StatusPart onRefused={refuse} />
          <VenuesPart />
          <TracePart />
        </OperatorToken>
      )}
      <aside className={css.part}>
        <LanguageChoice />
      </aside>
    </main>
  );
}

function TokenForm({ isRefused, onToken }: { isRefused: boolean; onToken: (token: string) => void }) {
  const t = useTranslations('operator');
  const [token, setToken] = useState('');
  const { submit } = useSubmit({}, () => {
    if (token.trim() !== '') onToken(token.trim());
  });
  return (
    <form className={css.token} onSubmit={submit} noValidate>
      <Field
        label={t('token')}
        type="password"
        autoComplete="off"
        value={token}
        onChange={({ target }) => setToken(target.value)}
        hint={t('tokenHint')}
        error={isRefused && token === '' ? t('wrongToken') : undefined}
      />
      <Button type="submit" tone="Main">
        {t('enter')}
      </Button>
    </form>
  );
}
