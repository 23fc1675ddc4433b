import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { textIn, useOwnText } from '../../venue-settings/own-text.tsx';
import type { MenuLanguage } from '../menu-context.tsx';
import { type ProductText, type TextSource, textsOf } from './product-texts.ts';
import css from './translations.module.css';

interface TextRowsProps {
  source: TextSource;
  language: MenuLanguage;
  /** Only texts that have no translation yet. */
  isMissingOnly?: boolean;
  /** Whether `onChange` is called for each letter, for a draft; else for the text once the person leaves the field. @default false */
  isDraft?: boolean;
  onTranslate: (text: ProductText, translated: string) => void;
}

/** The texts of a product on one side, their translations on the other; what is missing is marked. */
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

function TextRow({ text, language, ...told }: TextRowProps) {
  const t = useTranslations('panelMenu.translations');
  const ownText = useOwnText();
  const id = useId();
  const field = {
    id,
    ...textIn(language.code),
    ...useTyped(text, told),
    'aria-label': t('field', { text: text.text, language: language.name }),
    placeholder: t('missing'),
  };
  return (
    <li className={css.text} data-missing={text.translated === '' || undefined}>
      <label htmlFor={id}>
        <small>{t(`kinds.${text.kind}`)}</small>
        <span {...ownText}>{text.text}</span>
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

/** What a field shows and tells of a translation. Leaving the page, too, is going on. */
function useTyped(
  text: ProductText,
  { isDraft = false, onTranslate }: Omit<TextRowProps, 'text' | 'language'>,
) {
  const [typed, setTyped] = useState<string | null>(null);
  // If another person was quicker, the typed text is for an old state: it is refused, and the person sees why.
  const begun = useRef({ text, onTranslate });
  const leave = () => {
    if (typed === null) return;
    const isAsBefore = begun.current.text.translated === text.translated;
    const { onTranslate: tell } = isAsBefore ? { onTranslate } : begun.current;
    if (!isDraft && typed.trim() !== text.translated) tell(text, typed);
    setTyped(null);
  };
  const leavePage = useEffectEvent(leave);
  useEffect(() => () => leavePage(), []);
  return {
    value: typed ?? text.translated,
    onChange: ({ target }: { target: Typed }) => {
      if (typed === null) begun.current = { text, onTranslate };
      setTyped(target.value);
      if (isDraft) onTranslate(text, target.value);
    },
    onBlur: leave,
  };
}
