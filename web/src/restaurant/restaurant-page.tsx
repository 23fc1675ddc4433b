import { loadWords } from 'virtual:words/restaurant';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { ApiFault } from '../api/fault.ts';
import { keys, restaurantOfferQuery } from '../api/queries.ts';
import { LanguageChoice } from '../device/device-settings.tsx';
import { type PartWords, PartWordsProvider } from '../device/part-words-provider.tsx';
import { usePreferences } from '../device/use-preferences.ts';
import { noteSignIn } from '../session/just-signed-in.ts';
import { startSession } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { FaultMessage, useFaultSentence } from '../ui/fault-message.tsx';
import { useSubmit } from '../ui/form/use-submit.ts';
import { Loading } from '../ui/loading.tsx';
import { usePageTitle } from '../ui/screen/use-page-title.ts';
import { AboutFields, MenuFields, OwnerFields, PassField, ServiceFields } from './restaurant-fields.tsx';
import {
  answersOf,
  type FaultyField,
  faultsOf,
  initialForm,
  type RestaurantForm,
  refusedFieldOf,
} from './restaurant-form.ts';
import css from './restaurant-page.module.css';

const RESTAURANT_WORDS: PartWords = { name: 'restaurant-words', load: loadWords };

/** `/app/new`: a form that makes a new restaurant, signs its owner in, and opens the panel. */
export default function RestaurantPage() {
  const { data: offer, error, refetch } = useQuery(restaurantOfferQuery);
  if (error !== null) return <FaultMessage fault={error} onRetry={() => void refetch()} />;
  if (offer === undefined) return <Loading />;
  return (
    <PartWordsProvider words={RESTAURANT_WORDS}>
      <RestaurantQuestions needsPass={offer.needsPass} />
    </PartWordsProvider>
  );
}

function RestaurantQuestions({ needsPass }: { needsPass: boolean }) {
  const t = useTranslations('restaurant');
  usePageTitle(`${t('title')} · Sofra`);
  const { language } = usePreferences();
  // The code of a link is in the URL fragment, which browsers do not send: it is in no log.
  const [form, setForm] = useState(() => initialForm(language, navigator.language, location.hash.slice(1)));
  const element = useRef<HTMLFormElement>(null);
  const make = useMakeRestaurant();
  const sentenceOf = useFaultSentence();
  const refused = make.error instanceof ApiFault ? refusedFieldOf(make.error) : null;
  const faults = faultsOf(form, needsPass);
  const wrong = Object.fromEntries(
    [...faults].map((field) => [field, t(`faults.${field === 'ownerName' ? 'name' : field}`)]),
  ) as Partial<Record<FaultyField, string>>;
  const goToFault = () => focusFirstFault(element.current);
  const { shown, submit } = useSubmit(wrong, () => make.mutate(form, { onError: goToFault }), goToFault);
  const faultOf = (field: FaultyField) =>
    shown[field] ?? (refused === field ? sentenceOf(make.error) : undefined);
  const part = { form, set: (change: Partial<RestaurantForm>) => setForm({ ...form, ...change }), faultOf };
  return (
    <main className={css.page}>
      <header className={css.head}>
        <a className={css.name} href="/">
          Sofra
        </a>
        <LanguageChoice />
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <Link href="/app/sign-in">{t('haveAccount')}</Link>
      </header>
      <form ref={element} className={css.form} onSubmit={submit} noValidate>
        {(refused === 'pass' || (needsPass && location.hash === '')) && <PassField {...part} />}
        <AboutFields {...part} />
        <ServiceFields {...part} />
        <MenuFields {...part} />
        <OwnerFields {...part} />
        {make.isError && refused === null && <p role="alert">{sentenceOf(make.error)}</p>}
        <Button type="submit" tone="Main" size="Large" isWide disabled={make.isPending}>
          {t('submit')}
        </Button>
      </form>
    </main>
  );
}

/** Focuses the first field with a fault, after the faults are shown. */
function focusFirstFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

function useMakeRestaurant() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    networkMode: 'always',
    mutationFn: (form: RestaurantForm) => {
      const answers = answersOf(form, Intl.DateTimeFormat().resolvedOptions().timeZone);
      const body = { answers, pass: form.pass.trim() || null };
      return startSession(() => dataOf(api.POST('/venue/v1/restaurants', { body })));
    },
    onSuccess: (session, { menu }) => {
      client.clear();
      client.setQueryData(keys.session, session);
      noteSignIn();
      const panel = `/app/${session.venues[0]!.id}/panel`;
      navigate(menu === 'Sheet' ? `${panel}/menu/import` : panel, { replace: true });
    },
  });
}
