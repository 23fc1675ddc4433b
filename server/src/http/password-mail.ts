import type { Static } from 'typebox';
import type { Language } from '../core/languages.ts';
import type { SendMail } from '../parts/outgoing.ts';
import { linkAnswer, linkSchema } from './resources/one-time-link.ts';
import { oneOf } from './schema.ts';

/** The link to set a password with, as both APIs answer it. */
export const PasswordLinkResource = linkSchema(
  'PasswordLink',
  'https://sofra.example/app/password#01900000-…',
  {
    mail: oneOf(
      ['Sent', 'Failed', 'Off'],
      'Whether the link went to the person by mail. `Off`: the operator set no mail server. `Failed`: give the link yourself.',
    ),
  },
);

/** A link that was made, and whose password it sets. */
interface MadeLink {
  token: string;
  /** Milliseconds. */
  expiresAt: number;
  account: { name: string; email: string };
}

interface MailParts {
  baseUrl: () => string;
  /** `null` when no mail server is set. */
  sendMail: SendMail | null;
}

/** The answer with a link for a new password, which also goes to its person by mail where there is a mail server. */
export async function passwordLinkAnswer(
  { baseUrl, sendMail }: MailParts,
  { token, expiresAt, account }: MadeLink,
  language: Language,
): Promise<Static<typeof PasswordLinkResource>> {
  const link = linkAnswer(baseUrl(), 'password', token, expiresAt);
  if (sendMail === null) return { ...link, mail: 'Off' };
  const { subject, text, once } = MAIL_WORDS[language];
  const mail = { to: account.email, subject, text: `${account.name}\n\n${text}\n\n${link.url}\n\n${once}\n` };
  return { ...link, mail: await sendMail(mail) };
}

const MAIL_WORDS: Record<Language, { subject: string; text: string; once: string }> = {
  tr: {
    subject: 'Sofra için yeni parolanız',
    text: 'Bu bağlantıyla yeni parolanızı belirleyebilirsiniz:',
    once: 'Bağlantı bir saat içinde, bir kez çalışır. Bunu beklemiyorduysanız hiçbir şey yapmayın: eski parolanız geçerli kalır.',
  },
  en: {
    subject: 'Your new password for Sofra',
    text: 'Set your new password with this link:',
    once: 'The link works once, within an hour. If you did not expect it, do nothing: your old password stays.',
  },
  de: {
    subject: 'Ihr neues Passwort für Sofra',
    text: 'Mit diesem Link legen Sie Ihr neues Passwort fest:',
    once: 'Der Link gilt einmal und eine Stunde lang. Haben Sie ihn nicht erwartet, tun Sie nichts: Ihr altes Passwort bleibt gültig.',
  },
  fr: {
    subject: 'Votre nouveau mot de passe pour Sofra',
    text: 'Ce lien vous permet de choisir votre nouveau mot de passe :',
    once: 'Le lien fonctionne une fois, pendant une heure. Si vous ne l’attendiez pas, ne faites rien : votre ancien mot de passe reste valable.',
  },
  it: {
    subject: 'La Sua nuova password per Sofra',
    text: 'Con questo link può impostare la nuova password:',
    once: 'Il link funziona una volta, entro un’ora. Se non lo aspettava, non faccia nulla: la vecchia password resta valida.',
  },
  es: {
    subject: 'Su contraseña nueva para Sofra',
    text: 'Con este enlace puede elegir su contraseña nueva:',
    once: 'El enlace funciona una vez, durante una hora. Si no lo esperaba, no haga nada: su contraseña anterior sigue valiendo.',
  },
  ar: {
    subject: 'كلمة مرورك الجديدة في Sofra',
    text: 'عيّن كلمة مرورك الجديدة بهذا الرابط:',
    once: 'يعمل الرابط مرة واحدة خلال ساعة. إن لم تكن تنتظره فلا تفعل شيئًا: تبقى كلمة مرورك القديمة.',
  },
  ru: {
    subject: 'Ваш новый пароль для Sofra',
    text: 'По этой ссылке вы можете задать новый пароль:',
    once: 'Ссылка действует один раз, в течение часа. Если вы её не ждали, ничего не делайте: старый пароль остаётся.',
  },
};
