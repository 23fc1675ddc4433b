import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';

/** How long the button shows that it has copied. */
const SAID_FOR_MS = 3_000;

/**
 * Copies a text. A page that was not loaded over HTTPS has no clipboard: there it uses the older
 * `execCommand`.
 * @param what  the name of the text, for screen readers
 * @param onFailed  called if neither way works
 */
export function CopyButton({
  text,
  what,
  tone = 'Plain',
  onFailed,
}: {
  text: string;
  what: string;
  tone?: 'Main' | 'Plain';
  onFailed?: () => void;
}) {
  const t = useTranslations('form');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (isDone === true || copySelected(text)) setIsCopied(true);
    else onFailed?.();
  };
  return (
    <>
      <Button
        tone={tone}
        icon={isCopied ? <Check /> : <Copy />}
        aria-label={`${t(isCopied ? 'copied' : 'copy')}: ${what}`}
        onClick={() => void copy()}
      >
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      <span className="unseen" role="status">
        {isCopied && t('copied')}
      </span>
    </>
  );
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
