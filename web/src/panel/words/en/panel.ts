/** Texts of the frame of the owner's panel. */
export const panel = {
  title: 'Management',
  sections: {
    overview: 'Overview',
    menu: 'Menu',
    campaigns: 'Campaigns',
    hours: 'Hours',
    room: 'Tables',
    people: 'People',
    printers: 'Printers',
    money: 'VAT and payments',
    settings: 'Settings',
    activity: 'Activity',
    developers: 'Developers',
  },
  ownersOnly: 'Only an owner sees this',
  ownersOnlyText: 'Sign in with the account of an owner to set up the venue.',
  outOfReach: 'Manage needs the connection',
  outOfReachText:
    'What is set up here is not kept on this device. The page opens by itself once the connection is back.',
};
