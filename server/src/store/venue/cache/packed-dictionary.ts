/**
 * What the JSON of venues and products is full of: a small venue takes a third less when it is compressed after it. What is usual
 * stands at the end, where references are short. It only exists in memory, so it may be changed at any time.
 */
export const PACKED_DICTIONARY = Buffer.from(
  [
    '"type":"Independent","parentVenueId":null,"name":"","username":null,"rush":null,"subscription":{"isActive":true,"endsAt":null},',
    '"closedAt":null,"phone":null,"address":{"city":"","line":"","country":"","district":""},"logoUrl":null,"location":{"latitude":,"longitude":},',
    '"timeZone":"Europe/Istanbul","languages":[{"code":"tr","name":"Türkçe"},{"code":"en","name":"English"}],"countryCode":"TR","specialDays":[],',
    '"reservations":{"isEnabled":true,"isOfferedOnPage":false,"confirmsAutomatically":true,"seatSharePercent":null,"visitMinutes":120},"workingHours":[',
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (day) => `{"day":"${day}","opensAt":"11:00","closesAt":"23:00","isClosed":false},`,
    ),
    '"enforcesHours":true,"lateAfterMinutes":15,"graceAfterMinutes":0,"graceBeforeMinutes":0,"serviceFeeBasisPoints":0},"areas":[],"tables":[],"printers":[],"campaigns":[],',
    '"categories":[{"id":"","name":"","imageUrl":null,"isVisible":true,"description":null,"translations":{"en":{"name":""}}},',
    '[{"quantity":null,"lowThreshold":0,"isSoldOut":false},{"id": "", "name": "", "extras": [{"id": "", "name": "", "priceKurus": 0, "translations": {}, "optionGroupId": null}, ',
    '"imageUrl": null, "portions": [{"id": "", "name": "Porsiyon", "weight": null, "calories": null, "isDefault": true, "priceKurus": 00, "pricingUnit": "Piece", "translations": {}}, ',
    '"isDefault": false, "allergens": ["Gluten", "Milk"], "isVisible": true, "categoryId": "", "description": "", "optionGroups": [{"id": "", "name": "", "isRequired": false, "translations": {}, "selectionType": "Single"}], ',
    '"translations": {"en": {"name": "", "description": ""}}, "acceptsMealCard": true, "containsAlcohol": false, "removableIngredients": [{"id": "", "name": "", "translations": {}}]}]',
  ].join(''),
);
