/** Texts of the accounts. */
export const people = {
  title: 'People',
  text: 'Everybody who signs in for this venue. Give each person an account of their own: the bills say who did what.',
  add: 'Add a person',
  alone: 'Nobody else signs in yet. Add the people of the kitchen and of the till.',
  roles: { Owner: 'Owner', Staff: 'Staff', Bridge: 'Fiscal device' },
  rolesText: {
    Owner: 'Everything: the till, the kitchen and this management.',
    Staff: 'The till, the kitchen and the reservations; not this management.',
    Bridge:
      'A program beside a fiscal device: it reads what is to be issued, and nothing else. Nobody signs in to this app with it.',
  },
  you: 'You',
  signedIn: 'Signed in, last on {at}',
  signedOut: 'Not signed in',
  fields: { role: 'Role', name: 'Name', email: 'E-mail', password: 'Password' },
  nameMissing: 'Enter a name.',
  emailWrong: 'Enter an e-mail address.',
  passwordShort: 'A password has at least 8 letters or digits.',
  passwordHint: 'At least 8 letters or digits. Tell it to the person: it is never shown again.',
  newPassword: 'New password',
  newPasswordHint: 'Leave it empty to keep the old one. A new one signs the person out everywhere.',
  makePassword: 'Make a password',
  makeLink: 'Make a link for a new password',
  link: 'The link for {name}',
  linkText:
    'Send it to this person alone: whoever opens it sets the password, once, until {at}. It is shown only now.',
  removeThis: 'Remove this account',
  remove: 'Remove {name}',
  removeText:
    '{name} is signed out everywhere at once and can no longer sign in. The name stays on the bills.',
  removeYouText: 'This is your own account. You are signed out at once and can no longer sign in.',
  removeAnswer: 'Remove',
  lastOwner: 'This is the only owner: it cannot be removed. Make somebody else an owner first.',
  signOutElsewhere: 'Sign out on all other devices',
  signedOutElsewhere: 'Signed out on all other devices',
};
