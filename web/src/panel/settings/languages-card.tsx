import { Plus, Star, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Card } from '../card.tsx';
import { otherLanguages } from '../venue-settings/menu-languages.ts';
import { languageAttributes } from '../venue-settings/venue-text.tsx';
import css from './languages-card.module.css';
import type { SettingsCardProps } from './settings-card-props.ts';

interface LanguagesCardProps {
  form: SettingsCardProps['form'];
  stored: readonly Schemas['Language'][];
}

/** The limit of the service. */
const MOST_LANGUAGES = 20;

/** The languages of the menu. One is the default language, in which the texts are written. */
export function LanguagesCard({ form: { value, set }, stored }: LanguagesCardProps) {
  const t = useTranslations('settings');
  const { languages } = value;
  const defaultOf = (list: readonly Schemas['Language'][]) => list.find((one) => one.isDefault);
  const [before, now] = [defaultOf(stored), defaultOf(languages)];
  const makeDefault = (code: string) =>
    set({ languages: languages.map((one) => ({ ...one, isDefault: one.code === code })) });
  return (
    <Card title={t('fields.languages')} text={t('languagesText')}>
      <ul className={css.languages}>
        {languages.map(({ code, name, isDefault }) => (
          <li key={code}>
            <strong {...languageAttributes(code)}>{name}</strong>
            {isDefault ? (
              <span className={css.default}>
                <Star aria-hidden />
                {t('default')}
              </span>
            ) : (
              <Button
                tone="Quiet"
                onClick={() => makeDefault(code)}
                aria-label={t('makeDefaultOf', { name })}
              >
                {t('makeDefault')}
              </Button>
            )}
            {(!isDefault || languages.length === 1) && (
              <Button
                tone="Quiet"
                icon={<X />}
                label={t('takeOut', { name })}
                onClick={() => set({ languages: languages.filter((one) => one.code !== code) })}
              />
            )}
          </li>
        ))}
      </ul>
      {before !== undefined && now !== undefined && before.code !== now.code && (
        <p className={css.swap}>{t('swap', { before: before.name, now: now.name })}</p>
      )}
      {languages.length < MOST_LANGUAGES && (
        <AddLanguage languages={languages} onAdd={(added) => set({ languages: [...languages, added] })} />
      )}
    </Card>
  );
}

interface AddLanguageProps {
  languages: readonly Schemas['Language'][];
  onAdd: (added: Schemas['Language']) => void;
}

function AddLanguage({ languages, onAdd }: AddLanguageProps) {
  const t = useTranslations('settings');
  const offered = otherLanguages(languages.map(({ code }) => code));
  const [chosen, setChosen] = useState('');
  const next = offered.find(({ code }) => code === chosen) ?? offered[0];
  if (next === undefined) return null;
  return (
    <div className={css.add}>
      <Select label={t('addLanguage')} value={next.code} onChange={({ target }) => setChosen(target.value)}>
        {offered.map(({ code, name }) => (
          <option key={code} value={code} {...languageAttributes(code)}>
            {name}
          </option>
        ))}
      </Select>
      <Button icon={<Plus />} onClick={() => onAdd({ ...next, isDefault: languages.length === 0 })}>
        {t('add')}
      </Button>
    </div>
  );
}
