import { useId } from 'react';
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
  onTranslate: (text: ProductText, translated: string) => void;
}

/** The texts of a product on one side, their translations on the other; what is missing is marked. */
export function TextRows({ source, language, isMissingOnly = false, onTranslate }: TextRowsProps) {
  const texts = textsOf(source, language.code);
  return (
    <ul className={css.texts}>
      {texts
        .filter(({ translated }) => !isMissingOnly || translated === '')
        .map((text) => (
          <TextRow
            key={`${text.path} ${text.kind}`}
            text={text}
            language={language}
            onTranslate={onTranslate}
          />
        ))}
    </ul>
  );
}

interface TextRowProps extends Pick<TextRowsProps, 'language' | 'onTranslate'> {
  text: ProductText;
}

function TextRow({ text, language, onTranslate }: TextRowProps) {
  const t = useTranslations('panelMenu.translations');
  const ownText = useOwnText();
  const id = useId();
  const field = {
    id,
    ...textIn(language.code),
    defaultValue: text.translated,
    key: text.translated,
    'aria-label': t('field', { text: text.text, language: language.name }),
    placeholder: t('missing'),
    onBlur: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      if (target.value.trim() !== text.translated) onTranslate(text, target.value);
    },
  };
  const { key, ...rest } = field;
  return (
    <li className={css.text} data-missing={text.translated === '' || undefined}>
      <label htmlFor={id}>
        <small>{t(`kinds.${text.kind}`)}</small>
        <span {...ownText}>{text.text}</span>
      </label>
      {text.kind === 'Description' ? (
        <textarea key={key} rows={2} maxLength={1000} {...rest} />
      ) : (
        <input key={key} maxLength={100} {...rest} />
      )}
    </li>
  );
}
