import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field.tsx';
import { leftToRight } from '../../ui/text/left-to-right.ts';
import { Card } from '../card.tsx';
import { VenueField } from '../venue-settings/venue-text.tsx';
import { LogoField } from './logo-field.tsx';
import type { SettingsCardProps } from './settings-card-props.ts';
import css from './settings-part.module.css';

/** The fields for the name of the venue and its web page. */
export function AboutCard({
  form: { value, changes, set },
  faultOf,
  venueId,
  hasPage,
}: SettingsCardProps & {
  venueId: string;
  /** Whether the venue already has a page: printed QR cards may link to it. */
  hasPage: boolean;
}) {
  const t = useTranslations('settings');
  const username = value.username.trim();
  const address = leftToRight(`${location.host}/${username}`);
  const hint =
    username === ''
      ? t(changes.username === undefined ? 'usernameHint' : 'usernameRemoved')
      : changes.username === undefined
        ? t('usernamePage', { address })
        : t(hasPage ? 'usernameChanged' : 'usernameFirst', { address });
  return (
    <Card title={t('about')}>
      <div className={css.fields}>
        <VenueField
          label={t('fields.name')}
          value={value.name}
          maxLength={100}
          onChange={({ target }) => set({ name: target.value })}
          error={faultOf('name')}
        />
        <Field
          label={t('fields.username')}
          hint={hint}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          value={value.username}
          maxLength={40}
          onChange={({ target }) => set({ username: target.value.toLowerCase() })}
          error={faultOf('username')}
        />
      </div>
      <LogoField venueId={venueId} logoUrl={value.logoUrl} onChange={(logoUrl) => set({ logoUrl })} />
    </Card>
  );
}
