import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../form/copy-button.tsx';
import css from './code-block.module.css';

interface CodeBlockProps {
  title: string;
  text: string;
  /** A warning that is shown above the text. */
  warning?: string | undefined;
  tone?: 'Main' | 'Plain';
}

/** A text to copy elsewhere, such as a key or a command, with a copy button. */
export function CodeBlock({ title, text, warning, tone = 'Plain' }: CodeBlockProps) {
  const t = useTranslations('developers');
  const code = useRef<HTMLElement>(null);
  const [isSelected, setIsSelected] = useState(false);
  const select = () => {
    getSelection()?.selectAllChildren(code.current!);
    setIsSelected(true);
  };
  return (
    <figure className={css.block}>
      <figcaption className={css.head}>
        <span>
          <strong>{title}</strong>
          {warning !== undefined && <span className={css.warning}>{warning}</span>}
        </span>
        <CopyButton text={text} what={title} tone={tone} onFailed={select} />
      </figcaption>
      <pre className={css.code} dir="ltr">
        <code ref={code}>{text}</code>
      </pre>
      {isSelected && <p role="status">{t('copyFailed')}</p>}
    </figure>
  );
}
