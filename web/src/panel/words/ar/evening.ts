export const evening = {
  title: 'أمسية ممثَّلة',
  text: 'الضيوف يطلبون ويحجزون، والمطبخ يطهو، والموظفون يقدمون ويقبضون، كل ذلك من تلقاء نفسه. وما تطلبه أنت في هذه الأثناء يُمثَّل أيضًا.',
  play: 'تمثيل أمسية',
  stop: 'إيقاف',
  pace: 'السرعة',
  paces: { Quick: 'دقيقة كل ثانية', Real: 'الوقت الحقيقي' },
  troubles: 'ما الذي يتعطل',
  trouble: {
    Rush: 'ازدحام',
    SoldOut: 'نفاد صنف',
    DeadPrinter: 'طابعة معطلة',
    SlowKitchen: 'مطبخ بطيء',
  },
  seedField: 'رقم الأمسية',
  seedHint: 'الرقم نفسه يمثل الأمسية نفسها. فارغ: أي أمسية.',
  seedWrong: 'رقم من تسع خانات على الأكثر.',
  states: {
    Playing: 'الدقيقة {minute} من {minutes}',
    Ended: 'انتهت',
    Stopped: 'أُوقفت في الدقيقة {minute}',
    Interrupted: 'انقطعت في الدقيقة {minute}: الخدمة لم تكن تعمل',
    Failed: 'انتهت بخطأ في الدقيقة {minute}',
  },
  seed: 'الرقم {seed}',
  refused:
    '{count, plural, zero {لا طلبات مرفوضة} one {طلب مرفوض} two {طلبان مرفوضان} few {# طلبات مرفوضة} many {# طلبًا مرفوضًا} other {# طلب مرفوض}}',
};
