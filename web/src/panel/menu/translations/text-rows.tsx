import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageAttributes, useVenueTextAttributes } from '../../venue-settings/venue-text.tsx';
import type { MenuLanguage } from '../menu-context.tsx';
import { type ProductText, type TextSource, textsOf } from './product-texts.ts';
import css from './translations.module.css';

interface TextRowsProps {
  source: TextSource;
  language: MenuLanguage;
  /** Whether to show only texts without a translation. */
  isMissingOnly?: boolean;
  /** Whether `onTranslate` is called at each letter. If not, it is called when the person leaves the field. @default false */
  isDraft?: boolean;
  onTranslate: (text: ProductText, translated: string) => void;
}

/** The texts of a product, each with a field for its translation. Missing translations are marked. */
export function TextRows({ source, isMissingOnly = false, ...row }: TextRowsProps) {
  const { language } = row;
  const texts = textsOf(source, language.code);
  return (
    <ul className={css.texts}>
      {texts
        .filter(({ translated }) => !isMissingOnly || translated === '')
        .map((text) => (
          <TextRow key={`${language.code} ${text.path} ${text.kind} ${text.text}`} text={text} {...row} />
        ))}
    </ul>
  );
}

interface TextRowProps extends Pick<TextRowsProps, 'language' | 'isDraft' | 'onTranslate'> {
  text: ProductText;
}

function TextRow({ text, language, ...handlers }: TextRowProps) {
  const t = useTranslations('panelMenu.translations');
  const venueText = useVenueTextAttributes();
  const id = useId();
  const field = {
    id,
    ...languageAttributes(language.code),
    ...useTranslationField(text, handlers),
    'aria-label': t('field', { text: text.text, language: language.name }),
    placeholder: t('missing'),
  };
  return (
    <li className={css.text} data-missing={text.translated === '' || undefined}>
      <label htmlFor={id}>
        <small>{t(`kinds.${text.kind}`)}</small>
        <span {...venueText}>{text.text}</span>
      </label>
      {text.kind === 'Description' ? (
        <textarea rows={2} maxLength={1000} {...field} />
      ) : (
        <input maxLength={100} {...field} />
      )}
    </li>
  );
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** The value and the handlers of a translation field. Leaving the page also saves the typed text. */
function useTranslationField(
  text: ProductText,
  { isDraft = false, onTranslate }: Omit<TextRowProps, 'text' | 'language'>,
) {
  const [typed, setTyped] = useState<string | null>(null);
  // If another person changed the translation in the meantime, the text is sent with the old state: the service refuses it.
  const atStart = useRef({ text, onTranslate });
  const leave = () => {
    if (typed === null) return;
    const isAsBefore = atStart.current.text.translated === text.translated;
    const { onTranslate: save } = isAsBefore ? { onTranslate } : atStart.current;
    if (!isDraft && typed.trim() !== text.translated) save(text, typed);
    setTyped(null);
  };
  const leavePage = useEffectEvent(leave);
  useEffect(() => () => leavePage(), []);
  return {
    value: typed ?? text.translated,
    onChange: ({ target }: { target: Typed }) => {
      if (typed === null) atStart.current = { text, onTranslate };
      setTyped(target.value);
      if (isDraft) onTranslate(text, target.value);
    },
    onBlur: leave,
  };
}
