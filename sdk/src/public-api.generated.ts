// Generated from the code: do not edit, run npm run generate.

export interface components {
    schemas: {
        /**
         * VenueSummary
         * @description A venue that the key reaches.
         */
        VenueSummary: {
            /**
             * Format: uuid
             * @description Identifies the venue.
             */
            id: string;
            /** @description The name of the venue, for guests. */
            name: string;
            /** @description The username in the address of the public page; `null` when there is none. */
            username: string | null;
            /** @description The type of venue: a headquarter, a branch of one, or an independent venue. */
            type: ("Independent" | "Headquarter" | "Branch") | components["schemas"]["UnknownName"];
            /**
             * Format: uuid
             * @description The headquarter of a branch; `null` otherwise.
             */
            parentVenueId: string | null;
        };
        /**
         * Venue
         * @description A venue as it is now.
         */
        Venue: {
            /**
             * Format: uuid
             * @description Identifies the venue.
             */
            id: string;
            /** @description The name of the venue, for guests. */
            name: string;
            /** @description The username in the address of the public page; `null` when there is none. */
            username: string | null;
            /** @description The type of venue: a headquarter, a branch of one, or an independent venue. */
            type: ("Independent" | "Headquarter" | "Branch") | components["schemas"]["UnknownName"];
            /**
             * Format: uuid
             * @description The headquarter of a branch; `null` otherwise.
             */
            parentVenueId: string | null;
            /** @description The address of the logo; `null` when there is none. */
            logoUrl: string | null;
            /** @description The address of the venue. */
            address: {
                /** @description Street and number. Each part of the address is `null` if the venue left it out. */
                line: string | null;
                /** @description The district. */
                district: string | null;
                /** @description The city. */
                city: string | null;
                /** @description The country. */
                country: string | null;
            };
            /** @description The coordinates; `null` if the venue entered none. */
            location: {
                /** @description Degrees; north is positive. */
                latitude: number;
                /** @description Degrees; east is positive. */
                longitude: number;
            } | null;
            /** @description The IANA name of the time zone. */
            timeZone: string;
            /** @description The days that the venue has entered, Monday first. */
            workingHours: {
                /** @description The day of the week on which the evening begins. */
                day: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday") | components["schemas"]["UnknownName"];
                /** @description `HH:mm` on the venue's clock; `null` when closed all day. */
                opensAt: string | null;
                /** @description `HH:mm` on the venue's clock. Earlier than `opensAt`: the next morning. Equal to `opensAt`: open all day and night. */
                closesAt: string | null;
                /** @description Whether the venue is closed all day. */
                isClosed: boolean;
            }[];
            /** @description Whether the venue takes orders, derived on every call. It can change before you place an order. */
            ordering: {
                /** @description Whether the venue takes orders now. */
                acceptingOrdersNow: boolean;
                /** @description The opening time of today; `null` if no hours apply today, and during a rush. */
                opensAt: string | null;
                /** @description The closing time of today, under the same conditions as `opensAt`. */
                closesAt: string | null;
                /**
                 * Format: date-time
                 * @description The end of a declared rush; `null` when there is none.
                 * @example 2026-03-01T18:30:00.000Z
                 */
                busyUntil: string | null;
                /** @description The reason of the rush, for guests. */
                busyReason: string | null;
            };
            /** @description The languages of the menu, the default one first. */
            languages: {
                /** @description The language code. Send it as `lang` of the menu. */
                code: string;
                /** @description The name of the language in that language. */
                name: string;
                /** @description Whether texts are in this language if `lang` is not sent. */
                isDefault: boolean;
            }[];
            /**
             * @description The currency of all amounts of the venue.
             * @enum {string}
             */
            currency: "TRY";
        };
        /**
         * Table
         * @description A table of the area.
         */
        Table: {
            /**
             * Format: uuid
             * @description Send it as `tableId` of an order at the table.
             */
            id: string;
            /** @description The name of the table. */
            name: string;
            /** @description The code on the QR card of the table. */
            code: string;
            /** @description The number of seats; `null` when the venue has not stated it. */
            capacity: number | null;
        };
        /**
         * Area
         * @description A part of the venue with its tables.
         */
        Area: {
            /**
             * Format: uuid
             * @description Identifies the area.
             */
            id: string;
            /** @description The name of the area, for example a hall, a garden or a floor. */
            name: string;
            /** @description The tables, in the order of the till. */
            tables: components["schemas"]["Table"][];
        };
        /** Portion */
        Portion: {
            /**
             * Format: uuid
             * @description Send it as `portionId` of a line.
             */
            id: string;
            /** @description The name of the portion, for example Full or Half. */
            name: string;
            /**
             * @description The price of one portion, before campaigns. In lira.
             * @example 120.5
             */
            price: number;
            /** @description Whether to offer this portion first. */
            isDefault: boolean;
            /** @description `false` when the portion is sold by weight or measure. */
            orderable: boolean;
            /** @description The unit that the price is for. */
            pricingUnit: ("Piece" | "Kilogram" | "Gram" | "Litre" | "Millilitre" | "Metre") | components["schemas"]["UnknownName"];
            /** @description A label only; the price does not depend on it. */
            weight: string | null;
            /** @description Kilocalories; a label only. */
            calories: number | null;
            /** @description The discount on this portion now; `null` when there is none. */
            campaign: {
                /**
                 * Format: uuid
                 * @description Identifies the campaign.
                 * @example 01900000-0000-7000-8000-000000000701
                 */
                campaignId: string;
                /**
                 * @description The name of the campaign, for guests.
                 * @example Öğle indirimi
                 */
                name: string;
                /**
                 * @description A few words for a badge on the product; `null` when there are none.
                 * @example −10 %
                 */
                badgeText: string | null;
                /**
                 * @description What one portion costs with the discount, without extras. In lira.
                 * @example 120.5
                 */
                discountedPrice: number;
                /**
                 * Format: date-time
                 * @description When the campaign ends; `null` when it has no end.
                 * @example 2026-03-01T18:30:00.000Z
                 */
                endsAt: string | null;
            } | null;
        };
        /** Extra */
        Extra: {
            /**
             * Format: uuid
             * @description Send it in `extraIds` of a line.
             */
            id: string;
            /** @description The name of the extra or choice. */
            name: string;
            /**
             * @description Added to the price of the portion. In lira.
             * @example 120.5
             */
            price: number;
            /**
             * Format: uuid
             * @description The option group that the extra is a choice of; `null` for a plain extra.
             */
            optionGroupId: string | null;
        };
        /** OptionGroup */
        OptionGroup: {
            /**
             * Format: uuid
             * @description Identifies the group; `optionGroupId` of its choices names it.
             */
            id: string;
            /** @description The name of the group, for example How it is cooked. */
            name: string;
            /** @description `Single`: at most one choice. */
            selectionType: ("Single" | "Multiple") | components["schemas"]["UnknownName"];
            /** @description Whether the guest must choose. */
            isRequired: boolean;
        };
        /** Ingredient */
        Ingredient: {
            /**
             * Format: uuid
             * @description Send it in `removedIngredientIds` of a line.
             */
            id: string;
            /** @description The name of the ingredient. */
            name: string;
        };
        /** Product */
        Product: {
            /**
             * Format: uuid
             * @description Send it as `productId` of a line.
             */
            id: string;
            /** @description The name of the product. */
            name: string;
            /** @description A description for guests; `null` if there is none. */
            description: string | null;
            /** @description The URL of a photo; add `?width=640` for a smaller one. `null` if there is none. */
            imageUrl: string | null;
            /** @description The sizes of the product, at least one. The guest chooses one. */
            portions: components["schemas"]["Portion"][];
            /** @description The extras that can be added, and the choices of the option groups. */
            extras: components["schemas"]["Extra"][];
            /** @description The groups of choices. */
            optionGroups: components["schemas"]["OptionGroup"][];
            /** @description The ingredients that can be left out. */
            removableIngredients: components["schemas"]["Ingredient"][];
            /** @description The allergens that the venue declared. An empty list means that none were declared, not that there are none. */
            allergens: (("Gluten" | "Crustaceans" | "Eggs" | "Fish" | "Peanuts" | "Soybeans" | "Milk" | "Nuts" | "Celery" | "Mustard" | "Sesame" | "SulphurDioxide" | "Lupin" | "Molluscs") | components["schemas"]["UnknownName"])[];
            /** @description The stock status; `null` if stock is not tracked. */
            stockStatus: ("InStock" | "LowStock" | "OutOfStock" | null) | components["schemas"]["UnknownName"];
            /** @description Whether it contains alcohol, as the venue declared. */
            containsAlcohol: boolean;
            /** @description Whether it contains pork or anything made of it, as the venue declared. */
            containsPorkDerivatives: boolean;
            /** @description Whether it can be paid with a meal card. */
            acceptsMealCard: boolean;
        };
        /** Category */
        Category: {
            /**
             * Format: uuid
             * @description Identifies the category.
             */
            id: string;
            /** @description The name of the category. */
            name: string;
            /** @description A text for guests; `null` when there is none. */
            description: string | null;
            /** @description The address of a photo; `null` when there is none. */
            imageUrl: string | null;
            /** @description The products, in the order of the menu. */
            products: components["schemas"]["Product"][];
        };
        /**
         * Menu
         * @description The menu in one language, as it is now.
         */
        Menu: {
            /** @description The language of the menu; `null` if the venue has set up no languages. */
            language: string | null;
            /** @description The categories, in the order of the menu, without hidden ones. */
            categories: components["schemas"]["Category"][];
        };
        /** OrderRequestLine */
        OrderRequestLine: {
            /**
             * Format: uuid
             * @description The id of a product on the menu.
             */
            productId: string;
            /**
             * Format: uuid
             * @description The id of an `orderable` portion of the product.
             */
            portionId: string;
            /** @description The number of units of the portion. */
            quantity: number;
            /** @description A note for the kitchen about this line. */
            note?: string | null;
            /** @description The ids of extras of the product, each at most once. They apply to every unit of the line. */
            extraIds?: string[] | null;
            /** @description The ids of removable ingredients of the product, each at most once. */
            removedIngredientIds?: string[] | null;
        };
        /**
         * OrderRequest
         * @description The order.
         * @example {
         *       "type": "DineIn",
         *       "tableId": "01900000-0000-7000-8000-000000000104",
         *       "note": "Doğum günü masası",
         *       "lines": [
         *         {
         *           "productId": "01900000-0000-7000-8000-000000000301",
         *           "portionId": "01900000-0000-7000-8000-000000000401",
         *           "quantity": 2,
         *           "note": "Biri acısız",
         *           "extraIds": [
         *             "01900000-0000-7000-8000-000000000501"
         *           ],
         *           "removedIngredientIds": [
         *             "01900000-0000-7000-8000-000000000601"
         *           ]
         *         }
         *       ]
         *     }
         */
        OrderRequest: {
            /**
             * @description The type of order: at a table, takeaway or delivery.
             * @enum {string}
             */
            type: "DineIn" | "Takeaway" | "Delivery";
            /**
             * Format: uuid
             * @description Required for `DineIn`; not allowed otherwise.
             */
            tableId?: string | null;
            /** @description Required for `Takeaway` and `Delivery`; not allowed for `DineIn`. */
            customer?: {
                /**
                 * @description The customer.
                 * @example Ada
                 */
                name: string;
                /**
                 * @description The phone number in international or local form.
                 * @example +905321234567
                 */
                phone: string;
                /**
                 * @description Required for `Delivery`; not allowed for `Takeaway`.
                 * @example Moda Cad. 12, Kadıköy
                 */
                address?: string | null;
            } | null;
            /**
             * @description The payment method that the guest prefers, as a hint for staff; not allowed for `DineIn`.
             * @enum {string|null}
             */
            paymentMethod?: "Cash" | "Card" | "MealCard" | null;
            /** @description A note for the kitchen about the whole order. */
            note?: string | null;
            /** @description The lines to order: each has one product with its choices. */
            lines: components["schemas"]["OrderRequestLine"][];
        };
        /**
         * PricedBasket
         * @description The prices of a basket.
         */
        PricedBasket: {
            /** @description One for each line of the request, in the same order. */
            lines: {
                /**
                 * Format: uuid
                 * @description The `productId` as it was sent.
                 */
                productId: string;
                /**
                 * Format: uuid
                 * @description The `productId` as it was sent.
                 */
                portionId: string;
                /** @description The `quantity` as it was sent. */
                quantity: number;
                /**
                 * @description The price of the portion with the chosen extras. In lira.
                 * @example 120.5
                 */
                unitPrice: number;
                /**
                 * @description `unitPrice` times `quantity`, before campaigns. In lira.
                 * @example 120.5
                 */
                lineTotal: number;
            }[];
            /**
             * @description The sum of the lines with extras, before campaigns. In lira.
             * @example 120.5
             */
            subtotal: number;
            /**
             * @description The amount that campaigns deduct. In lira.
             * @example 120.5
             */
            discount: number;
            /**
             * @description The service charge of the venue. In lira.
             * @example 120.5
             */
            serviceFee: number;
            /**
             * @description The price of the basket alone: `subtotal` − `discount` + `serviceFee`. In lira.
             * @example 120.5
             */
            total: number;
            /**
             * @description The currency of all amounts.
             * @enum {string}
             */
            currency: "TRY";
        };
        /** OrderLine */
        OrderLine: {
            /**
             * Format: uuid
             * @description The id of the line. It does not change while the line is on the order.
             */
            id: string;
            /**
             * Format: uuid
             * @description The product on the menu.
             */
            productId: string;
            /** @description The name at the time of the order. */
            productName: string;
            /**
             * Format: uuid
             * @description The portion; `null` for an open item, which is not on the menu.
             */
            portionId: string | null;
            /** @description The name at the time of the order. */
            portionName: string | null;
            /** @description The number of units of the portion; 1 for goods sold by measure. */
            quantity: number;
            /**
             * @description The price of one unit with its extras, at the time of the order. In lira.
             * @example 120.5
             */
            unitPrice: number;
            /**
             * @description `unitPrice` times `quantity`, before campaigns; 0 if it was cancelled or comped. In lira.
             * @example 120.5
             */
            total: number;
            /** @description The state of the line in the kitchen. */
            status: ("Pending" | "Preparing" | "Ready" | "Served" | "Cancelled") | components["schemas"]["UnknownName"];
            /** @description The extras and choices of the line. */
            extras: {
                /**
                 * Format: uuid
                 * @description The extra on the menu.
                 */
                id: string;
                /** @description The name at the time of the order. */
                name: string;
                /**
                 * @description The price for each unit of the line. In lira.
                 * @example 120.5
                 */
                price: number;
            }[];
            /** @description The ingredients that are left out. */
            removedIngredients: {
                /**
                 * Format: uuid
                 * @description The ingredient on the menu.
                 */
                id: string;
                /** @description The name at the time of the order. */
                name: string;
            }[];
            /** @description A note for the kitchen about this line; `null` if there is none. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was ordered.
             * @example 2026-03-01T18:30:00.000Z
             */
            orderedAt: string;
        };
        /**
         * Order
         * @description An order as it is now: the whole bill, including lines of other orders at the table.
         */
        Order: {
            /**
             * Format: uuid
             * @description The id of the order. Store it: you need it to read the order.
             */
            id: string;
            /** @description The order number, counted from 1 within the venue and printed on the kitchen ticket. */
            number: number;
            /**
             * Format: uuid
             * @description The venue of the order.
             */
            venueId: string;
            /** @description The type of order: at a table, takeaway or delivery. */
            type: ("DineIn" | "Takeaway" | "Delivery") | components["schemas"]["UnknownName"];
            /** @description Derived from the lines and the bill on every read. */
            status: ("Received" | "Preparing" | "Ready" | "Served" | "OnTheWay" | "Completed" | "Cancelled") | components["schemas"]["UnknownName"];
            /** @description The payment status, as the venue has recorded it. The API charges nothing. */
            paymentStatus: ("Unpaid" | "PartiallyPaid" | "Paid") | components["schemas"]["UnknownName"];
            /** @description The table; `null` for takeaway and delivery. */
            table: {
                /**
                 * Format: uuid
                 * @description The table, as the list of tables names it.
                 */
                id: string;
                /** @description The name of the table. */
                name: string;
            } | null;
            /** @description The customer; `null` for an order at a table. */
            customer: {
                /**
                 * @description The customer.
                 * @example Ada
                 */
                name: string | null;
                /**
                 * @description The phone number in international form.
                 * @example +905321234567
                 */
                phone: string | null;
                /**
                 * @description The delivery address; `null` for a takeaway.
                 * @example Moda Cad. 12, Kadıköy
                 */
                address: string | null;
                /** @description The payment method that the guest prefers. */
                paymentMethod: ("Cash" | "Card" | "MealCard" | null) | components["schemas"]["UnknownName"];
            } | null;
            /** @description A note for the kitchen. */
            note: string | null;
            /** @description All lines of the bill, including cancelled lines and lines of other orders. */
            lines: components["schemas"]["OrderLine"][];
            /** @description The totals of the whole bill, VAT included. */
            totals: {
                /**
                 * @description The sum of the lines with extras, before campaigns; without cancelled lines. In lira.
                 * @example 120.5
                 */
                subtotal: number;
                /**
                 * @description The amount that campaigns and staff deduct. In lira.
                 * @example 120.5
                 */
                discount: number;
                /**
                 * @description The service charge of the venue. In lira.
                 * @example 120.5
                 */
                serviceFee: number;
                /**
                 * @description The total of the bill: `subtotal` − `discount` + `serviceFee`. In lira.
                 * @example 120.5
                 */
                total: number;
                /**
                 * @description The amount paid. In lira.
                 * @example 120.5
                 */
                paid: number;
                /**
                 * @description The amount that is still to be paid. In lira.
                 * @example 120.5
                 */
                remaining: number;
                /**
                 * @description The currency of all amounts.
                 * @enum {string}
                 */
                currency: "TRY";
            };
            /**
             * Format: date-time
             * @description When the order was opened.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was closed; `null` while it is open, and if it was cancelled.
             * @example 2026-03-01T18:30:00.000Z
             */
            closedAt: string | null;
        };
        /**
         * Placement
         * @description The order, and the lines that this call added.
         */
        Placement: {
            order: components["schemas"]["Order"];
            /** @description The ids of the lines in `order.lines` that the first call with this `Idempotency-Key` added. */
            addedLineIds: string[];
        };
        /** Slot */
        Slot: {
            /**
             * Format: date-time
             * @description The time. Send it as `startsAt` when you book.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description The time to show: `HH:mm` on the venue's clock. */
            time: string;
        };
        /** CalendarDay */
        CalendarDay: {
            /**
             * Format: date
             * @description The date on the venue's clock. Times after midnight are listed under the date on which their evening begins.
             * @example 2026-03-06
             */
            date: string;
            /** @description `HoursUnknown` when the venue has entered no hours for this day of the week. */
            state: ("Open" | "Closed" | "HoursUnknown") | components["schemas"]["UnknownName"];
            /** @description The bookable times. Empty if the day is not `Open` or has no bookable time left. */
            slots: components["schemas"]["Slot"][];
        };
        /**
         * ReservationAvailability
         * @description The times that can be booked now.
         */
        ReservationAvailability: {
            /**
             * Format: uuid
             * @description The venue of the calendar.
             */
            venueId: string;
            /** @description When `false`, `days` is empty. */
            reservationsEnabled: boolean;
            /** @description Whether the venue confirms every booking immediately. */
            confirmsAutomatically: boolean;
            /** @description The IANA name of the time zone. */
            timeZone: string;
            /** @description The maximum number of guests in one reservation. */
            maxGuests: number;
            /** @description The minimum time between the booking and the reservation, in minutes. */
            minNoticeMinutes: number;
            /**
             * Format: date
             * @description The last day that can be booked, on the venue's clock.
             * @example 2026-03-06
             */
            lastBookableDate: string;
            /** @description The requested days, the first one first. */
            days: components["schemas"]["CalendarDay"][];
        };
        /**
         * BookingRequest
         * @example {
         *       "startsAt": "2026-03-04T17:00:00.000Z",
         *       "guests": 4,
         *       "customer": {
         *         "name": "Ayşe Yılmaz",
         *         "phone": "0532 123 45 67"
         *       },
         *       "note": "Pencere kenarı olursa seviniriz"
         *     }
         */
        BookingRequest: {
            /**
             * Format: date-time
             * @description The `startsAt` of a slot from the calendar.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description The number of guests. */
            guests: number;
            /** @description The guest who books. */
            customer: {
                /** @description The guest who books. */
                name: string;
                /** @description The phone number in international or local form. The venue calls the guest with it, and the service uses it to recognise a repeated request. */
                phone: string;
            };
            /** @description A note for the venue; returned as `customer.note`. */
            note?: string | null;
        };
        /**
         * Reservation
         * @description A reservation as it is now.
         */
        Reservation: {
            /**
             * Format: uuid
             * @description The id of the reservation. Store it: you need it to read the reservation.
             */
            id: string;
            /**
             * Format: uuid
             * @description The venue of the reservation.
             */
            venueId: string;
            /** @description The current status, derived on every read. */
            status: ("Pending" | "Confirmed" | "Declined" | "Cancelled" | "Seated" | "Completed" | "NoShow") | components["schemas"]["UnknownName"];
            /**
             * Format: date-time
             * @description The time of the reservation.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description The number of guests. */
            guests: number;
            /** @description The guest who booked. */
            customer: {
                /** @description The guest who booked. */
                name: string;
                /** @description The phone number in international form. */
                phone: string;
                /** @description The note from the booking. */
                note: string | null;
            };
            /** @description The check-in code. Anyone who has it can see and cancel the reservation: give it only to the guest. */
            code: string | null;
            /**
             * Format: uri
             * @description The URL of the page of the reservation. Give it only to the guest. `null` if the venue has no public page.
             */
            pageUrl: string | null;
            /** @description Whether the guest can still cancel. */
            canCancel: boolean;
            /**
             * Format: date-time
             * @description When the guests were checked in; `null` if they were not.
             * @example 2026-03-01T18:30:00.000Z
             */
            checkedInAt: string | null;
            /**
             * Format: date-time
             * @description When it was cancelled; `null` if it was not.
             * @example 2026-03-01T18:30:00.000Z
             */
            cancelledAt: string | null;
            /** @description `Customer`: the guest, through the API or the page. `Venue`: the staff. `System`: the venue did not answer before the time of the reservation. `null` unless cancelled. */
            cancelledBy: ("Customer" | "Venue" | "System" | null) | components["schemas"]["UnknownName"];
            /** @description The reason of the cancellation; `null` if none was given. */
            cancellationReason: string | null;
            /**
             * Format: date-time
             * @description When the reservation was made.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * CancelRequest
         * @example {
         *       "reason": "Planımız değişti"
         *     }
         */
        CancelRequest: {
            /** @description The reason, for the venue. */
            reason?: string | null;
        };
        /**
         * WebhookTest
         * @description The result of a test event.
         */
        WebhookTest: {
            /** @description Whether the endpoint answered with a 2xx status in time. */
            delivered: boolean;
            /** @description The HTTP status of the answer; `null` without a complete answer. */
            statusCode: number | null;
            /** @description Why it was not delivered, as a sentence for developers; `null` if it was delivered. */
            error: string | null;
            /** @description Milliseconds until the answer arrived, or until the service gave up. */
            durationMs: number;
        };
        /**
         * ErrorCode
         * @description The codes that exist today.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_ERROR" | "INVALID_PAGE_NUMBER" | "INVALID_PAGE_SIZE" | "PUBLIC_API_IDEMPOTENCY_KEY_INVALID" | "PUBLIC_API_ORDER_INVALID" | "PUBLIC_API_PRODUCT_OPTION_INVALID" | "PUBLIC_API_RESERVATION_INVALID" | "TOO_MANY_GUESTS" | "INVALID_RESERVATION_DATE" | "PUBLIC_API_KEY_MISSING" | "PUBLIC_API_KEY_INVALID" | "PUBLIC_API_SCOPE_MISSING" | "HTTPS_REQUIRED" | "CROSS_ORIGIN_NOT_ACCEPTED" | "RATE_LIMIT_EXCEEDED" | "PUBLIC_API_VENUE_NOT_FOUND" | "PUBLIC_API_ORDER_NOT_FOUND" | "PUBLIC_API_TABLE_NOT_FOUND" | "PUBLIC_API_PRODUCT_NOT_FOUND" | "PUBLIC_API_RESERVATION_NOT_FOUND" | "PUBLIC_API_PRODUCT_UNAVAILABLE" | "PUBLIC_API_ORDERING_UNAVAILABLE" | "PLACE_IS_BUSY" | "OUTSIDE_WORKING_HOURS" | "ORDER_CREATION_IN_PROGRESS" | "PUBLIC_API_WEBHOOK_NOT_CONFIGURED" | "PUBLIC_API_RESERVATIONS_UNAVAILABLE" | "RESERVATIONS_DISABLED" | "RESERVATION_TOO_SOON" | "RESERVATION_TOO_FAR" | "RESERVATION_TIME_UNAVAILABLE" | "RESERVATION_NOT_CANCELLABLE" | "MALFORMED_REQUEST" | "REQUEST_TIMEOUT" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "URI_TOO_LONG" | "EXPECTATION_FAILED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
        Error: {
            /**
             * @description The call was refused or failed.
             * @constant
             */
            success: false;
            /**
             * Format: date-time
             * @description When the service answered.
             * @example 2026-03-01T18:30:00.000Z
             */
            timestamp: string;
            /**
             * @description Identifies the call: find it in the log of the service and, for a week, in the owner’s panel.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            traceId: string | null;
            /**
             * @description A message to show to the person, in the language of `Accept-Language`.
             * @example Something in your order is missing or not correct.
             */
            userMessage: string;
            /**
             * @description In English, for logs; the wording may change.
             * @example The order is not valid; `validationErrors` lists every problem.
             */
            developerMessage: string;
            /** @description The code for programs. New codes may be added: handle an unknown code by the status. */
            errorCode: components["schemas"]["ErrorCode"] | components["schemas"]["UnknownName"];
            /** @description Each problem and the field that has it; empty if the code says everything. */
            validationErrors: {
                /**
                 * @description The path of the field in the body, such as `lines[1].extraIds`, or the name of a parameter.
                 * @example lines[0].quantity
                 */
                field: string;
                /**
                 * @description In English, for developers; the wording may change.
                 * @example must be from 1 to 20
                 */
                message: string;
                /**
                 * @description The value that was sent; `null` if it was missing, a list or an object.
                 * @example 25
                 */
                attemptedValue: string | number | boolean | null;
            }[];
            /**
             * @description Always `null` today; new codes may add details.
             * @example null
             */
            details: Record<string, never> | null;
        };
        /** OrderUpdatedEvent */
        OrderUpdatedEvent: {
            /**
             * @description The same for every delivery of one change. Ignore an id that you have already seen.
             * @example evt_5a3c1f0e9d8b7a695847362514031f2e
             */
            id: string;
            /**
             * @description The type of event. New types may be added: ignore types that you do not know.
             * @constant
             */
            type: "order.updated";
            /**
             * Format: date-time
             * @description When this delivery was prepared. Of two events about the same order or reservation, use the later one.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            data: components["schemas"]["Order"];
        };
        /** ReservationUpdatedEvent */
        ReservationUpdatedEvent: {
            /**
             * @description The same for every delivery of one change. Ignore an id that you have already seen.
             * @example evt_5a3c1f0e9d8b7a695847362514031f2e
             */
            id: string;
            /**
             * @description The type of event. New types may be added: ignore types that you do not know.
             * @constant
             */
            type: "reservation.updated";
            /**
             * Format: date-time
             * @description When this delivery was prepared. Of two events about the same order or reservation, use the later one.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            data: components["schemas"]["Reservation"];
        };
        /**
         * WebhookTestData
         * @description The webhook that is tested.
         */
        WebhookTestData: {
            /**
             * Format: uuid
             * @description The venue of the API key.
             */
            venueId: string;
            /**
             * @description The name of that venue.
             * @example Köşe Lokantası
             */
            venueName: string;
            /**
             * @description The name of the API key.
             * @example Web sitesi
             */
            keyName: string;
        };
        /** WebhookTestEvent */
        WebhookTestEvent: {
            /**
             * @description The same for every delivery of one change. Ignore an id that you have already seen.
             * @example evt_5a3c1f0e9d8b7a695847362514031f2e
             */
            id: string;
            /**
             * @description The type of event. New types may be added: ignore types that you do not know.
             * @constant
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When this delivery was prepared. Of two events about the same order or reservation, use the later one.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            data: components["schemas"]["WebhookTestData"];
        };
        /**
         * UnknownName
         * @description A name that came with a later release. Treat it as "anything else".
         */
        UnknownName: string & {};
    };
}

/** The codes that each operation may answer with today. */
export interface ErrorCodesOf {
  listVenues: 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getVenue: 'VALIDATION_ERROR' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_VENUE_NOT_FOUND' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  listTables: 'VALIDATION_ERROR' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_VENUE_NOT_FOUND' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getMenu: 'VALIDATION_ERROR' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_VENUE_NOT_FOUND' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  previewOrder: 'VALIDATION_ERROR' | 'PUBLIC_API_ORDER_INVALID' | 'PUBLIC_API_PRODUCT_OPTION_INVALID' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_VENUE_NOT_FOUND' | 'PUBLIC_API_TABLE_NOT_FOUND' | 'PUBLIC_API_PRODUCT_NOT_FOUND' | 'REQUEST_TIMEOUT' | 'PUBLIC_API_PRODUCT_UNAVAILABLE' | 'BODY_TOO_LARGE' | 'URI_TOO_LONG' | 'UNSUPPORTED_MEDIA_TYPE' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  placeOrder: 'VALIDATION_ERROR' | 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID' | 'PUBLIC_API_ORDER_INVALID' | 'PUBLIC_API_PRODUCT_OPTION_INVALID' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_VENUE_NOT_FOUND' | 'PUBLIC_API_TABLE_NOT_FOUND' | 'PUBLIC_API_PRODUCT_NOT_FOUND' | 'REQUEST_TIMEOUT' | 'PUBLIC_API_PRODUCT_UNAVAILABLE' | 'PUBLIC_API_ORDERING_UNAVAILABLE' | 'PLACE_IS_BUSY' | 'OUTSIDE_WORKING_HOURS' | 'ORDER_CREATION_IN_PROGRESS' | 'BODY_TOO_LARGE' | 'URI_TOO_LONG' | 'UNSUPPORTED_MEDIA_TYPE' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  listOrders: 'VALIDATION_ERROR' | 'INVALID_PAGE_NUMBER' | 'INVALID_PAGE_SIZE' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_VENUE_NOT_FOUND' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getOrder: 'VALIDATION_ERROR' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_ORDER_NOT_FOUND' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getReservationAvailability: 'VALIDATION_ERROR' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_VENUE_NOT_FOUND' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  takeReservation: 'VALIDATION_ERROR' | 'PUBLIC_API_RESERVATION_INVALID' | 'TOO_MANY_GUESTS' | 'INVALID_RESERVATION_DATE' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_VENUE_NOT_FOUND' | 'REQUEST_TIMEOUT' | 'PUBLIC_API_RESERVATIONS_UNAVAILABLE' | 'RESERVATIONS_DISABLED' | 'RESERVATION_TOO_SOON' | 'RESERVATION_TOO_FAR' | 'RESERVATION_TIME_UNAVAILABLE' | 'BODY_TOO_LARGE' | 'URI_TOO_LONG' | 'UNSUPPORTED_MEDIA_TYPE' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  listReservations: 'VALIDATION_ERROR' | 'INVALID_PAGE_NUMBER' | 'INVALID_PAGE_SIZE' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_VENUE_NOT_FOUND' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getReservation: 'VALIDATION_ERROR' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_RESERVATION_NOT_FOUND' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  cancelReservation: 'VALIDATION_ERROR' | 'PUBLIC_API_RESERVATION_INVALID' | 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_RESERVATION_NOT_FOUND' | 'REQUEST_TIMEOUT' | 'RESERVATION_NOT_CANCELLABLE' | 'BODY_TOO_LARGE' | 'URI_TOO_LONG' | 'UNSUPPORTED_MEDIA_TYPE' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  sendTestEvent: 'MALFORMED_REQUEST' | 'PUBLIC_API_KEY_MISSING' | 'PUBLIC_API_KEY_INVALID' | 'PUBLIC_API_SCOPE_MISSING' | 'HTTPS_REQUIRED' | 'CROSS_ORIGIN_NOT_ACCEPTED' | 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED' | 'URI_TOO_LONG' | 'EXPECTATION_FAILED' | 'RATE_LIMIT_EXCEEDED' | 'HEADERS_TOO_LARGE' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
}
