import type { PanelWords } from '../en.ts';

export const people: PanelWords['people'] = {
  title: 'Çalışanlar',
  text: 'Bu işletme için giriş yapan herkes. Herkese kendi hesabını verin: adisyonlar kimin ne yaptığını söyler.',
  add: 'Kişi ekle',
  alone: 'Sizden başka kimse giriş yapmıyor. Mutfaktakileri ve kasadakileri ekleyin.',
  roles: { Owner: 'İşletme sahibi', Staff: 'Çalışan', Bridge: 'Yazarkasa' },
  rolesText: {
    Owner: 'Her şey: kasa, mutfak ve bu yönetim ekranı.',
    Staff: 'Kasa, mutfak ve rezervasyonlar; bu yönetim ekranı değil.',
    Bridge:
      'Yazarkasanın yanındaki program: yalnızca kesilecek belgeleri okur. Bu uygulamaya onunla girilmez.',
  },
  you: 'Siz',
  signedIn: 'Girişi açık, son giriş {at}',
  signedOut: 'Girişi yok',
  fields: { role: 'Görevi', name: 'Ad', email: 'E-posta', password: 'Parola' },
  nameMissing: 'Bir ad girin.',
  emailWrong: 'Bir e-posta adresi girin.',
  passwordShort: 'Parola en az 8 harf ya da rakam olmalı.',
  passwordHint: 'En az 8 harf ya da rakam. Kişiye söyleyin: bir daha gösterilmez.',
  newPassword: 'Yeni parola',
  newPasswordHint: 'Eskisi kalsın derseniz boş bırakın. Yenisi, kişinin bütün oturumlarını kapatır.',
  makePassword: 'Parola üret',
  makeLink: 'Yeni parola için bağlantı çıkar',
  link: '{name} için bağlantı',
  linkText:
    'Yalnızca bu kişiye gönderin: açan, {at} saatine kadar bir kez parolayı belirler. Yalnızca şimdi gösterilir.',
  removeThis: 'Bu hesabı kaldır',
  remove: '{name} hesabını kaldır',
  removeText: '{name} hemen her yerde oturumunu yitirir ve artık giriş yapamaz. Adı adisyonlarda kalır.',
  removeYouText: 'Bu sizin hesabınız. Oturumunuz hemen kapanır ve artık giriş yapamazsınız.',
  removeAnswer: 'Kaldır',
  lastOwner: 'Tek işletme sahibi bu hesap: silinemez. Önce başka birini sahip yapın.',
  signOutElsewhere: 'Öteki bütün aygıtlarda oturumu kapat',
  signedOutElsewhere: 'Öteki aygıtlarda oturum kapandı',
};
