import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { tablesQuery } from '../../api/queries.ts';
import { CALL_KINDS, changePreferences, LOUDNESS, type Preferences } from '../../device/preferences.ts';
import { enableSound, playSound } from '../../device/sounds.ts';
import { usePreferences } from '../../device/use-preferences.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import css from './calls.module.css';

const LOUD = Object.keys(LOUDNESS) as Preferences['loudness'][];

/** Lets the person choose the kinds of calls, the areas and the volume of this device. */
export function CallChoice() {
  const t = useTranslations('app.calls');
  const { silentCalls, loudness } = usePreferences();
  const toggle = (kind: (typeof CALL_KINDS)[number]) => {
    const isSilent = silentCalls.includes(kind);
    changePreferences({
      silentCalls: isSilent ? silentCalls.filter((one) => one !== kind) : [...silentCalls, kind],
    });
    if (isSilent) void enableSound().then(() => playSound(kind, LOUDNESS[loudness]));
  };
  return (
    <details className={css.choice}>
      <summary>{t('choice')}</summary>
      <fieldset aria-label={t('kindsHere')}>
        {CALL_KINDS.map((kind) => (
          <Button key={kind} aria-pressed={!silentCalls.includes(kind)} onClick={() => toggle(kind)}>
            {t(`kinds.${kind}`)}
          </Button>
        ))}
      </fieldset>
      <AreaChoice />
      <Segments
        label={t('loudness')}
        value={loudness}
        options={LOUD.map((value) => ({ value, text: t(`loud.${value}`) }))}
        onChange={(value) => {
          changePreferences({ loudness: value });
          void enableSound().then(() => playSound('Ready', LOUDNESS[value]));
        }}
      />
    </details>
  );
}

function AreaChoice() {
  const t = useTranslations('app.calls');
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { callAreas } = usePreferences();
  if (areas.length < 2) return null;
  const toggle = (id: string) =>
    changePreferences({
      callAreas: callAreas.includes(id) ? callAreas.filter((one) => one !== id) : [...callAreas, id],
    });
  return (
    <fieldset aria-label={t('areas')}>
      <Button aria-pressed={callAreas.length === 0} onClick={() => changePreferences({ callAreas: [] })}>
        {t('allAreas')}
      </Button>
      {areas.map(({ id, name }) => (
        <Button key={id} aria-pressed={callAreas.includes(id)} onClick={() => toggle(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
