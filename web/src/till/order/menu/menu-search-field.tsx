import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import css from './menu.module.css';

interface MenuSearchProps {
  typed: string;
  onType: (text: string) => void;
  onEnter: () => void;
}

/** A letter or a digit. */
const BEGINS_WORD = /^[\p{L}\p{N}]$/u;

/**
 * The search field of the menu. Typing anywhere on the page types into it, Enter adds the first match, Escape clears
 * it.
 */
export function MenuSearch({ typed, onType, onEnter }: MenuSearchProps) {
  const t = useTranslations('till.menu');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!BEGINS_WORD.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select, [role="dialog"]')) return;
      // The browser types the letter into the field that has the focus after this handler.
      field.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  const onKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter();
    }
    if (event.key === 'Escape') onType('');
  };
  return (
    <search className={css.search}>
      <Search aria-hidden />
      <input
        ref={field}
        value={typed}
        placeholder={t('search')}
        aria-label={t('search')}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKey}
      />
      {typed !== '' && (
        <Button
          tone="Quiet"
          icon={<X />}
          label={t('clear')}
          onClick={() => {
            onType('');
            field.current?.focus();
          }}
        />
      )}
    </search>
  );
}
