import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';

/** Says that someone signed in to the person's account on a browser that is new to it. */
export function NewBrowserNotice({ place: { browser, network } }: { place: Schemas['NewBrowser'] }) {
  const t = useTranslations('approvals.notices');
  return (
    <>
      <strong>{t('newBrowser')}</strong>
      <span>
        <bdi>{[browser, network].filter((text) => text !== null).join(', ')}</bdi>
      </span>
      <span>{t('newBrowserText')}</span>
    </>
  );
}

/** Says that the e-mail address with which the person signs in was changed. */
export function AddressNotice({ address: { before, after, by } }: { address: Schemas['ChangedAddress'] }) {
  const t = useTranslations('approvals.notices');
  return (
    <>
      <strong>{t('address', { name: by })}</strong>
      <span>{after === null ? t('addressRemoved', { before }) : t('addressText', { before, after })}</span>
    </>
  );
}

/** Says that a second factor was added to the person's account, or removed. */
export function FactorNotice({ factor: { change, by } }: { factor: Schemas['ChangedFactor'] }) {
  const t = useTranslations('approvals.notices');
  return (
    <>
      <strong>{t(`factors.${change}`)}</strong>
      <span>{by === null ? t('factorByOperator') : t('factorBy', { name: by })}</span>
      <span>{t('newBrowserText')}</span>
    </>
  );
}
