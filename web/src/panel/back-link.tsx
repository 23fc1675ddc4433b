import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PAGE_ABOVE } from '../ui/way-back/way-back.ts';
import css from './back-link.module.css';

interface BackLinkProps {
  /** The path of the page above, within its section. */
  to?: string;
  /** The name of the page above. */
  children: ReactNode;
}

/**
 * A link from a page of the panel to the page above it. Menu, campaigns and the pages for developers use it.
 */
export function BackLink({ to = '/', children }: BackLinkProps) {
  return (
    <Link href={to} state={PAGE_ABOVE} className={css.back}>
      <ArrowLeft aria-hidden />
      {children}
    </Link>
  );
}
