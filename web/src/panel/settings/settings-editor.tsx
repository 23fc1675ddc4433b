import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFault } from '../../api/fault.ts';
import { keys } from '../../api/queries.ts';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { focusFirstFault } from '../form/focus-first-fault.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { useDraft } from '../form/use-draft.ts';
import type { Settings } from '../panel-queries.ts';
import { useSaveSettings } from '../venue-settings/use-save-settings.ts';
import { AboutCard } from './about-card.tsx';
import { BookingCard } from './booking-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { ServiceCard } from './service-card.tsx';
import type { SettingsCardProps } from './settings-card-props.ts';
import {
  firstQuestion,
  type SaveQuestion,
  type SettingsForm,
  settingsChangeOf,
  settingsFaultsOf,
  settingsFormOf,
} from './settings-form.ts';
import { SettingsQuestions } from './settings-questions.tsx';
import { VenueStateCard } from './venue-state-card.tsx';

const CoursesCard = lazyPart(() => import('./courses-card.tsx'));

/** All settings as one form. It asks before a language and its texts are removed, and before a service fee is set in Türkiye. */
export function SettingsEditor({ settings }: { settings: Settings }) {
  const t = useTranslations('settings');
  const client = useQueryClient();
  const [isTried, setIsTried] = useState(false);
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const stored = useMemo(() => settingsFormOf(settings), [settings]);
  const form = useDraft<SettingsForm>(`${settings.id}.settings`, stored);
  const save = useSaveSettings(settings);
  const faults = settingsFaultsOf(form.value);
  const { faultOf, phoneFault, isUsernameTaken } = useSettingsFaults(isTried ? faults : {}, save.error);
  const removed = stored.languages.filter(
    ({ code }) => !form.value.languages.some((kept) => kept.code === code),
  );
  const send = () => {
    const sent = form.send();
    save.mutate(settingsChangeOf(sent), {
      onSuccess: () => {
        form.forget(sent);
        setIsTried(false);
        setQuestion(null);
        // The session has the name of the venue, which every screen shows.
        void client.invalidateQueries({ queryKey: keys.session });
      },
      // A refusal is shown in the open question, or else at its field.
      onError: () => question ?? focusFirstFault(),
    });
  };
  const submit = () => {
    setIsTried(true);
    if (Object.keys(faults).length > 0) return focusFirstFault();
    const first = firstQuestion(form.changes, form.value.countryCode, removed.length);
    setQuestion(first);
    if (first === null) send();
  };
  return (
    <>
      <SettingsCards settings={settings} form={form} faultOf={faultOf} phoneFault={phoneFault} />
      <SaveBar
        form={form}
        record={settings}
        save={isUsernameTaken ? { ...save, error: null } : save}
        nameOf={(field) => t(`fields.${field}`)}
        onSave={submit}
        onDiscard={() => {
          form.discard();
          save.reset();
          setIsTried(false);
        }}
      />
      <SettingsQuestions
        question={question}
        fee={form.value.serviceFee}
        removed={removed}
        run={{ ...save, mutate: send }}
        onAsk={setQuestion}
      />
    </>
  );
}

interface SettingsCardsProps extends SettingsCardProps {
  settings: Settings;
  phoneFault: string | undefined;
}

function SettingsCards({ settings, phoneFault, ...part }: SettingsCardsProps) {
  return (
    <>
      <AboutCard {...part} venueId={settings.id} hasPage={settings.username !== null} />
      <PlaceCard {...part} phoneFault={phoneFault} />
      <LanguagesCard form={part.form} stored={settings.languages} />
      <ServiceCard {...part} />
      <Suspense>
        <CoursesCard
          venueId={settings.id}
          courses={part.form.value.courses}
          isTried={part.faultOf('courses') !== undefined}
          onChange={(courses) => part.form.set({ courses })}
        />
      </Suspense>
      <BookingCard {...part} venueId={settings.id} />
      <VenueStateCard settings={settings} />
    </>
  );
}

/** The texts of the faults at the fields, including refusals of the service. */
function useSettingsFaults(faults: SettingsFaults, error: unknown) {
  const t = useTranslations('settings');
  const sentenceOf = useFaultSentence();
  const refused = error instanceof ApiFault ? error : null;
  const isUsernameTaken = refused?.code === 'USERNAME_TAKEN';
  const isRefused = (name: string) => refused?.problems.some(({ field }) => field === name);
  const faultOf = (field: keyof SettingsFaults) => {
    if (field === 'username' && isUsernameTaken) return sentenceOf(error);
    if (field === 'username' && isRefused('username')) return t('faults.usernameOfService');
    return faults[field] && t(`faults.${faults[field]}`);
  };
  return { faultOf, phoneFault: isRefused('phone') ? t('faults.phoneWrong') : undefined, isUsernameTaken };
}

type SettingsFaults = ReturnType<typeof settingsFaultsOf>;
