import type { AccountRecord } from '../core/access/account.ts';
import type { Language } from '../core/languages.ts';
import type { SendMail } from '../parts/outgoing.ts';

type Told = Pick<AccountRecord, 'name' | 'email' | 'passwordHash'>;

/**
 * Tells a person by mail that their account has another password or e-mail address, at the address that it had before. Nobody waits for the
 * mail; the log says when it could not be sent.
 * @param sendMail  `null` when no mail server is set: then nothing is sent
 */
export function mailAccountChange(
  { sendMail }: { sendMail: SendMail | null },
  before: Told,
  after: Told,
  language: Language,
): void {
  const words = MAIL_WORDS[language];
  const changes = [
    before.email !== after.email && words.email,
    before.passwordHash !== after.passwordHash && words.password,
  ].filter((change) => change !== false);
  if (sendMail === null || changes.length === 0) return;
  const text = `${before.name}\n\n${changes.join('\n')}\n\n${words.unexpected}\n`;
  void sendMail({ to: before.email, subject: words.subject, text });
}

const MAIL_WORDS: Record<Language, { subject: string; email: string; password: string; unexpected: string }> =
  {
    tr: {
      subject: 'Sofra hesabınız değiştirildi',
      email: 'Hesabınızın e-posta adresi değiştirildi. Bu adresle artık giriş yapılamaz.',
      password: 'Hesabınızın parolası değiştirildi.',
      unexpected:
        'Bunu siz istemediyseniz hemen işletmenizin sahibine veya hizmet sağlayıcınıza haber verin.',
    },
    en: {
      subject: 'Your Sofra account was changed',
      email: 'Your account has a new e-mail address. This address no longer signs in.',
      password: 'Your account has a new password.',
      unexpected:
        'If you did not ask for this, tell the owner of your restaurant or the operator of the service at once.',
    },
    de: {
      subject: 'Ihr Sofra-Konto wurde geändert',
      email: 'Ihr Konto hat eine neue E-Mail-Adresse. Mit dieser Adresse ist keine Anmeldung mehr möglich.',
      password: 'Ihr Konto hat ein neues Passwort.',
      unexpected:
        'Wenn Sie das nicht veranlasst haben, sagen Sie es sofort der Inhaberin oder dem Inhaber Ihres Restaurants oder dem Betreiber des Dienstes.',
    },
    fr: {
      subject: 'Votre compte Sofra a été modifié',
      email: 'Votre compte a une nouvelle adresse e-mail. Celle-ci ne permet plus de se connecter.',
      password: 'Votre compte a un nouveau mot de passe.',
      unexpected:
        'Si vous n’êtes pas à l’origine de ce changement, prévenez tout de suite le propriétaire de votre restaurant ou l’exploitant du service.',
    },
    it: {
      subject: 'Il Suo account Sofra è stato modificato',
      email: 'Il Suo account ha un nuovo indirizzo e-mail. Con questo indirizzo non si accede più.',
      password: 'Il Suo account ha una nuova password.',
      unexpected:
        'Se non l’ha chiesto Lei, avvisi subito il titolare del Suo ristorante o il gestore del servizio.',
    },
    es: {
      subject: 'Su cuenta de Sofra ha cambiado',
      email: 'Su cuenta tiene una dirección de correo nueva. Con esta dirección ya no se puede entrar.',
      password: 'Su cuenta tiene una contraseña nueva.',
      unexpected:
        'Si no lo ha pedido usted, avise enseguida al propietario de su restaurante o al operador del servicio.',
    },
    ar: {
      subject: 'تم تغيير حسابك في Sofra',
      email: 'أصبح لحسابك بريد إلكتروني جديد. لم يعد تسجيل الدخول بهذا العنوان ممكنًا.',
      password: 'أصبحت لحسابك كلمة مرور جديدة.',
      unexpected: 'إن لم تطلب ذلك فأخبر صاحب مطعمك أو مشغّل الخدمة فورًا.',
    },
    ru: {
      subject: 'Ваша учётная запись Sofra изменена',
      email: 'У вашей учётной записи новый адрес электронной почты. Войти с этим адресом больше нельзя.',
      password: 'У вашей учётной записи новый пароль.',
      unexpected: 'Если вы этого не просили, сразу сообщите владельцу ресторана или оператору сервиса.',
    },
  };
