import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChefHat, CirclePlay, ExternalLink, KeyRound, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import { noteSignIn } from '../session/just-signed-in.ts';
import { startSession } from '../session/sign-out.ts';
import { useFaultSentence } from '../ui/fault-message.tsx';
import css from './demo-sign-ins.module.css';

type DemoSignIn = Schemas['DemoSignIn'];

const WORK = {
  Cook: { Icon: ChefHat, screen: 'board' },
  Cashier: { Icon: Store, screen: 'till' },
  Owner: { Icon: KeyRound, screen: 'host' },
} as const;

/** Buttons to sign in to the demo restaurant without a password. @param children  another link of the list, or `false` */
export function DemoSignIns({ demo, children }: { demo: Schemas['Demo']; children: ReactNode }) {
  const t = useTranslations('front.demo');
  const sentenceOf = useFaultSentence();
  const enter = useEnter();
  const [{ venueId }] = demo.signIns as [DemoSignIn];
  const signIns = demo.signIns.filter((signIn) => signIn.venueId === venueId);
  return (
    <section className={css.demo} aria-labelledby="demo">
      <h2 id="demo">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul className={css.signIns}>
        {signIns.map((signIn) => {
          const { Icon } = WORK[signIn.role];
          return (
            <li key={signIn.role}>
              <button
                type="button"
                className={css.signIn}
                disabled={enter.isPending}
                onClick={() => enter.mutate(signIn)}
              >
                <Icon aria-hidden />
                <strong>{t(signIn.role)}</strong>
                <span>{t(`${signIn.role}Text`)}</span>
              </button>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className={css.signIn}
            disabled={enter.isPending}
            onClick={() => enter.mutate({ role: 'Owner', venueId, isWatching: true })}
          >
            <CirclePlay aria-hidden />
            <strong>{t('watch')}</strong>
            <span>{t('watchText')}</span>
          </button>
        </li>
        {children !== false && <li>{children}</li>}
      </ul>
      {enter.isError && <p role="alert">{sentenceOf(enter.error)}</p>}
      {demo.guestPage !== null && (
        <a href={demo.guestPage} className={css.guest}>
          <ExternalLink aria-hidden />
          {t('guest')}
        </a>
      )}
    </section>
  );
}

/** The role for the sign-in, and whether to watch a simulated evening. */
interface Entry extends Pick<DemoSignIn, 'role' | 'venueId'> {
  isWatching?: true;
}

function useEnter() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ role, venueId, isWatching }: Entry) => {
      const session = await startSession(() =>
        dataOf(api.POST('/venue/v1/demo/sign-in', { body: { role, venueId } })),
      );
      // A fault is ignored: if an evening is already running, the person watches that one.
      if (isWatching) await api.POST('/venue/v1/venues/{venueId}/evening', { params: { path: { venueId } } });
      return session;
    },
    onSuccess: (session, { role, venueId, isWatching }) => {
      client.clear();
      client.setQueryData(keys.session, session);
      noteSignIn();
      navigate(`/app/${venueId}/${isWatching ? 'board' : WORK[role].screen}`);
    },
  });
}
