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
            /** @description The name that guests know the venue by. */
            name: string;
            /** @description The username in the address of the public page; `null` when there is none. */
            username: string | null;
            /** @description A headquarter has branches; an independent venue has none and is none. */
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
            /** @description The name that guests know the venue by. */
            name: string;
            /** @description The username in the address of the public page; `null` when there is none. */
            username: string | null;
            /** @description A headquarter has branches; an independent venue has none and is none. */
            type: ("Independent" | "Headquarter" | "Branch") | components["schemas"]["UnknownName"];
            /**
             * Format: uuid
             * @description The headquarter of a branch; `null` otherwise.
             */
            parentVenueId: string | null;
            /** @description The address of the logo; `null` when there is none. */
            logoUrl: string | null;
            /** @description Where the venue is. */
            address: {
                /** @description Street and number; `null` when the venue left it out, as each part. */
                line: string | null;
                /** @description The district. */
                district: string | null;
                /** @description The city. */
                city: string | null;
                /** @description The country. */
                country: string | null;
            };
            /** @description `null` when the venue entered no coordinates. */
            location: {
                /** @description In degrees, north is positive. */
                latitude: number;
                /** @description In degrees, east is positive. */
                longitude: number;
            } | null;
            /** @description IANA name. */
            timeZone: string;
            /** @description The days that the venue has entered, Monday first. */
            workingHours: {
                /** @description The day of the week on which the evening begins. */
                day: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday") | components["schemas"]["UnknownName"];
                /** @description `HH:mm` on the venue's clock; `null` when closed all day. */
                opensAt: string | null;
                /** @description If earlier than `opensAt`: the next morning. If equal to it: open all day and night. */
                closesAt: string | null;
                /** @description Closed all day. */
                isClosed: boolean;
            }[];
            /** @description Derived on every call; it can change before an order is placed. */
            ordering: {
                /** @description Whether an order would be taken now. */
                acceptingOrdersNow: boolean;
                /** @description The opening time of today; `null` when no hours apply today, and during a rush. */
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
            /** @description Menu languages, the default one first. */
            languages: {
                /** @description Send it as `lang` of the menu. */
                code: string;
                /** @description The name of the language, in itself. */
                name: string;
                /** @description Whether texts are in this language if `lang` is not sent. */
                isDefault: boolean;
            }[];
            /**
             * @description Of every amount of the venue.
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
            /** @description What staff and guests call the table. */
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
            /** @description For example a hall, a garden or a floor. */
            name: string;
            /** @description In the order of the till. */
            tables: components["schemas"]["Table"][];
        };
        /** Portion */
        Portion: {
            /**
             * Format: uuid
             * @description Send it as `portionId` of a line.
             */
            id: string;
            /** @description For example Full or Half. */
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
            /** @description What the price is for. */
            pricingUnit: ("Piece" | "Kilogram" | "Gram" | "Litre" | "Millilitre" | "Metre") | components["schemas"]["UnknownName"];
            /** @description A label only; the price does not depend on it. */
            weight: string | null;
            /** @description In kilocalories; a label only. */
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
            /** @description What is to be chosen, for example How it is cooked. */
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
            /** @description What it is, for guests; `null` when there is no text. */
            description: string | null;
            /** @description The address of a photo; add `?width=640` for a smaller one. `null` when there is none. */
            imageUrl: string | null;
            /** @description At least one; the guest chooses one. */
            portions: components["schemas"]["Portion"][];
            /** @description What can be added, and the choices of the option groups. */
            extras: components["schemas"]["Extra"][];
            /** @description Choices that belong together. */
            optionGroups: components["schemas"]["OptionGroup"][];
            /** @description What can be left out. */
            removableIngredients: components["schemas"]["Ingredient"][];
            /** @description The allergens that the venue declared. An empty list means that none were declared, not that there are none. */
            allergens: (("Gluten" | "Crustaceans" | "Eggs" | "Fish" | "Peanuts" | "Soybeans" | "Milk" | "Nuts" | "Celery" | "Mustard" | "Sesame" | "SulphurDioxide" | "Lupin" | "Molluscs") | components["schemas"]["UnknownName"])[];
            /** @description `null` when stock is not tracked. */
            stockStatus: ("InStock" | "LowStock" | "OutOfStock" | null) | components["schemas"]["UnknownName"];
            /** @description Whether it contains alcohol, as the venue declared. */
            containsAlcohol: boolean;
            /** @description Whether it contains anything of pork, as the venue declared. */
            containsPorkDerivatives: boolean;
            /** @description Whether it can be paid by meal card. */
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
            /** @description In the order of the menu. */
            products: components["schemas"]["Product"][];
        };
        /**
         * Menu
         * @description The menu in one language, as it is now.
         */
        Menu: {
            /** @description `null` when the venue has no languages set up. */
            language: string | null;
            /** @description In the order of the menu; hidden ones are left out. */
            categories: components["schemas"]["Category"][];
        };
        /** OrderRequestLine */
        OrderRequestLine: {
            /**
             * Format: uuid
             * @description A product of the menu.
             */
            productId: string;
            /**
             * Format: uuid
             * @description A portion of the product that is `orderable`.
             */
            portionId: string;
            /** @description Units of the portion. */
            quantity: number;
            /** @description For the kitchen, about this line. */
            note?: string | null;
            /** @description Extras of the product, each once; they go with every unit of the line. */
            extraIds?: string[] | null;
            /** @description Removable ingredients of the product, each once. */
            removedIngredientIds?: string[] | null;
        };
        /**
         * OrderRequest
         * @description A basket.
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
             * @description At a table, to take away, or to be delivered.
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
                 * @description Who it is for.
                 * @example Ada
                 */
                name: string;
                /**
                 * @description International or local written form.
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
             * @description How the guest wants to pay, as a hint for the staff; not allowed for `DineIn`.
             * @enum {string|null}
             */
            paymentMethod?: "Cash" | "Card" | "MealCard" | null;
            /** @description A note for the kitchen about the whole order. */
            note?: string | null;
            /** @description What is ordered: a product with its choices each. */
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
                 * @description As it was sent.
                 */
                productId: string;
                /**
                 * Format: uuid
                 * @description As it was sent.
                 */
                portionId: string;
                /** @description Units of the portion, as they were sent. */
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
             * @description What campaigns take off. In lira.
             * @example 120.5
             */
            discount: number;
            /**
             * @description What the venue adds for service. In lira.
             * @example 120.5
             */
            serviceFee: number;
            /**
             * @description What the basket costs alone: `subtotal` − `discount` + `serviceFee`. In lira.
             * @example 120.5
             */
            total: number;
            /**
             * @description Of every amount.
             * @enum {string}
             */
            currency: "TRY";
        };
        /** OrderLine */
        OrderLine: {
            /**
             * Format: uuid
             * @description Does not change while the line is on the order.
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
             * @description `null` for what staff sold that is not on the menu.
             */
            portionId: string | null;
            /** @description The name at the time of the order. */
            portionName: string | null;
            /** @description Units of the portion; goods by measure are one unit. */
            quantity: number;
            /**
             * @description The price of one unit with its extras, at the time of the order. In lira.
             * @example 120.5
             */
            unitPrice: number;
            /**
             * @description `unitPrice` times `quantity`, before campaigns; 0 when cancelled or given away. In lira.
             * @example 120.5
             */
            total: number;
            /** @description How far the kitchen is with it. */
            status: ("Pending" | "Preparing" | "Ready" | "Served" | "Cancelled") | components["schemas"]["UnknownName"];
            /** @description What was added or chosen. */
            extras: {
                /**
                 * Format: uuid
                 * @description The extra on the menu.
                 */
                id: string;
                /** @description The name at the time of the order. */
                name: string;
                /**
                 * @description For each unit of the line. In lira.
                 * @example 120.5
                 */
                price: number;
            }[];
            /** @description What is left out. */
            removedIngredients: {
                /**
                 * Format: uuid
                 * @description The ingredient on the menu.
                 */
                id: string;
                /** @description The name at the time of the order. */
                name: string;
            }[];
            /** @description For the kitchen, about this line; `null` when there is none. */
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
         * @description An order as it is now: its bill, with what others ordered on it.
         */
        Order: {
            /**
             * Format: uuid
             * @description Keep it: it is how you read the order.
             */
            id: string;
            /** @description Counted from 1 within the venue; printed on the kitchen ticket. */
            number: number;
            /**
             * Format: uuid
             * @description The venue that has the order.
             */
            venueId: string;
            /** @description At a table, to take away, or to be delivered. */
            type: ("DineIn" | "Takeaway" | "Delivery") | components["schemas"]["UnknownName"];
            /** @description Derived from the lines and the bill on every read. */
            status: ("Received" | "Preparing" | "Ready" | "Served" | "OnTheWay" | "Completed" | "Cancelled") | components["schemas"]["UnknownName"];
            /** @description What the venue has recorded; the API charges nothing. */
            paymentStatus: ("Unpaid" | "PartiallyPaid" | "Paid") | components["schemas"]["UnknownName"];
            /** @description `null` for takeaway and delivery. */
            table: {
                /**
                 * Format: uuid
                 * @description The table, as the list of tables names it.
                 */
                id: string;
                /** @description What staff and guests call the table. */
                name: string;
            } | null;
            /** @description `null` for an order at a table. */
            customer: {
                /**
                 * @description Who it is for.
                 * @example Ada
                 */
                name: string | null;
                /**
                 * @description In international form.
                 * @example +905321234567
                 */
                phone: string | null;
                /**
                 * @description Where it is delivered; `null` for what is fetched.
                 * @example Moda Cad. 12, Kadıköy
                 */
                address: string | null;
                /** @description How the guest said they would pay. */
                paymentMethod: ("Cash" | "Card" | "MealCard" | null) | components["schemas"]["UnknownName"];
            } | null;
            /** @description A note for the kitchen. */
            note: string | null;
            /** @description Every line of the bill, including cancelled lines and lines that others ordered. */
            lines: components["schemas"]["OrderLine"][];
            /** @description Of the whole bill, VAT included. */
            totals: {
                /**
                 * @description The sum of the lines with extras, before campaigns; without cancelled lines. In lira.
                 * @example 120.5
                 */
                subtotal: number;
                /**
                 * @description What campaigns and staff take off. In lira.
                 * @example 120.5
                 */
                discount: number;
                /**
                 * @description What the venue adds for service. In lira.
                 * @example 120.5
                 */
                serviceFee: number;
                /**
                 * @description What the bill costs: `subtotal` − `discount` + `serviceFee`. In lira.
                 * @example 120.5
                 */
                total: number;
                /**
                 * @description What is paid of it. In lira.
                 * @example 120.5
                 */
                paid: number;
                /**
                 * @description What is still to be paid. In lira.
                 * @example 120.5
                 */
                remaining: number;
                /**
                 * @description Of every amount.
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
             * @description `null` while open, and for a cancelled order.
             * @example 2026-03-01T18:30:00.000Z
             */
            closedAt: string | null;
        };
        /**
         * Placement
         * @description The order, and what this call put on it.
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
             * @description Send this when you book.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description Show this: `HH:mm` on the venue's clock. */
            time: string;
        };
        /** CalendarDay */
        CalendarDay: {
            /**
             * Format: date
             * @description On the venue's clock. Times after midnight are listed under the evening that they belong to.
             * @example 2026-03-06
             */
            date: string;
            /** @description `HoursUnknown` when the venue has entered no hours for this day of the week. */
            state: ("Open" | "Closed" | "HoursUnknown") | components["schemas"]["UnknownName"];
            /** @description Empty unless the day is `Open`, and when no bookable time is left. */
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
            /** @description IANA name. */
            timeZone: string;
            /** @description The most people of one reservation. */
            maxGuests: number;
            /** @description How far ahead a reservation is made at least, in minutes. */
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
            /** @description How many people come. */
            guests: number;
            /** @description Who books. */
            customer: {
                /** @description Who books. */
                name: string;
                /** @description In international or local form. The venue calls the guest by it, and it identifies a repeated request. */
                phone: string;
            };
            /** @description For the venue; returned as `customer.note`. */
            note?: string | null;
        };
        /**
         * Reservation
         * @description A reservation as it is now.
         */
        Reservation: {
            /**
             * Format: uuid
             * @description Keep it: it is how you read the reservation.
             */
            id: string;
            /**
             * Format: uuid
             * @description The venue that is booked.
             */
            venueId: string;
            /** @description Derived on every read. */
            status: ("Pending" | "Confirmed" | "Declined" | "Cancelled" | "Seated" | "Completed" | "NoShow") | components["schemas"]["UnknownName"];
            /**
             * Format: date-time
             * @description When the guests come.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description How many people come. */
            guests: number;
            /** @description Who booked. */
            customer: {
                /** @description Who booked. */
                name: string;
                /** @description In international form. */
                phone: string;
                /** @description The note that the reservation was made with. */
                note: string | null;
            };
            /** @description The check-in code. Anyone who has it can see and cancel the reservation: give it only to the guest. */
            code: string | null;
            /**
             * Format: uri
             * @description The page of the reservation: give it only to the guest. `null` for a venue without a public page.
             */
            pageUrl: string | null;
            /** @description Whether the guest can still cancel. */
            canCancel: boolean;
            /**
             * Format: date-time
             * @description When the guests were checked in; `null` before.
             * @example 2026-03-01T18:30:00.000Z
             */
            checkedInAt: string | null;
            /**
             * Format: date-time
             * @description `null` unless cancelled.
             * @example 2026-03-01T18:30:00.000Z
             */
            cancelledAt: string | null;
            /** @description `Customer`: the guest, through the API or the page. `Venue`: the staff. `System`: the venue did not answer before the time of the reservation. `null` unless cancelled. */
            cancelledBy: ("Customer" | "Venue" | "System" | null) | components["schemas"]["UnknownName"];
            /** @description The reason that was given; `null` when there was none. */
            cancellationReason: string | null;
            /**
             * Format: date-time
             * @description When it was taken.
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
            /** @description The reason of the guest, for the venue. */
            reason?: string | null;
        };
        /**
         * WebhookTest
         * @description What became of a test event.
         */
        WebhookTest: {
            /** @description Whether the endpoint answered 2xx in time. */
            delivered: boolean;
            /** @description The status of its answer; `null` when there was no whole one. */
            statusCode: number | null;
            /** @description Why it was not delivered, in a sentence for a developer; `null` when it was delivered. */
            error: string | null;
            /** @description Milliseconds until the answer was there, or given up. */
            durationMs: number;
        };
        /**
         * ErrorCode
         * @description The codes that there are today.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_ERROR" | "INVALID_PAGE_NUMBER" | "INVALID_PAGE_SIZE" | "PUBLIC_API_IDEMPOTENCY_KEY_INVALID" | "PUBLIC_API_ORDER_INVALID" | "PUBLIC_API_PRODUCT_OPTION_INVALID" | "PUBLIC_API_RESERVATION_INVALID" | "TOO_MANY_GUESTS" | "INVALID_RESERVATION_DATE" | "PUBLIC_API_KEY_MISSING" | "PUBLIC_API_KEY_INVALID" | "PUBLIC_API_SCOPE_MISSING" | "HTTPS_REQUIRED" | "CROSS_ORIGIN_NOT_ACCEPTED" | "RATE_LIMIT_EXCEEDED" | "PUBLIC_API_VENUE_NOT_FOUND" | "PUBLIC_API_ORDER_NOT_FOUND" | "PUBLIC_API_TABLE_NOT_FOUND" | "PUBLIC_API_PRODUCT_NOT_FOUND" | "PUBLIC_API_RESERVATION_NOT_FOUND" | "PUBLIC_API_PRODUCT_UNAVAILABLE" | "PUBLIC_API_ORDERING_UNAVAILABLE" | "PLACE_IS_BUSY" | "OUTSIDE_WORKING_HOURS" | "ORDER_CREATION_IN_PROGRESS" | "PUBLIC_API_WEBHOOK_NOT_CONFIGURED" | "PUBLIC_API_RESERVATIONS_UNAVAILABLE" | "RESERVATIONS_DISABLED" | "RESERVATION_TOO_SOON" | "RESERVATION_TOO_FAR" | "RESERVATION_TIME_UNAVAILABLE" | "RESERVATION_NOT_CANCELLABLE" | "MALFORMED_REQUEST" | "REQUEST_TIMEOUT" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "URI_TOO_LONG" | "EXPECTATION_FAILED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
        Error: {
            /**
             * @description The call was refused, or failed.
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
             * @description Finds the call in the log of the service and, for a week, in the panel of the owner.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            traceId: string | null;
            /**
             * @description Fit for the person, in the language of `Accept-Language`.
             * @example Something in your order is missing or not correct.
             */
            userMessage: string;
            /**
             * @description English, for logs; its wording may change.
             * @example The order is not valid; `validationErrors` lists every problem.
             */
            developerMessage: string;
            /** @description The code for programs. New codes may be added: handle an unknown code by the status. */
            errorCode: components["schemas"]["ErrorCode"] | components["schemas"]["UnknownName"];
            /** @description Each thing that is wrong, and where; empty when the code says it all. */
            validationErrors: {
                /**
                 * @description A path in the body such as `lines[1].extraIds`, or the name of a parameter.
                 * @example lines[0].quantity
                 */
                field: string;
                /**
                 * @description English, for developers; its wording may change.
                 * @example must be from 1 to 20
                 */
                message: string;
                /**
                 * @description What was sent there; `null` for nothing, a list or a record.
                 * @example 25
                 */
                attemptedValue: string | number | boolean | null;
            }[];
            /**
             * @description `null`; more may come with new codes.
             * @example null
             */
            details: Record<string, never> | null;
        };
        /** OrderUpdatedEvent */
        OrderUpdatedEvent: {
            /**
             * @description The same for every delivery of one change: ignore an id that you have seen.
             * @example evt_5a3c1f0e9d8b7a695847362514031f2e
             */
            id: string;
            /**
             * @description What happened. New types may come: ignore those that you do not know.
             * @constant
             */
            type: "order.updated";
            /**
             * Format: date-time
             * @description When this delivery was prepared. Of two events about the same order or reservation, the later one is right.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            data: components["schemas"]["Order"];
        };
        /** ReservationUpdatedEvent */
        ReservationUpdatedEvent: {
            /**
             * @description The same for every delivery of one change: ignore an id that you have seen.
             * @example evt_5a3c1f0e9d8b7a695847362514031f2e
             */
            id: string;
            /**
             * @description What happened. New types may come: ignore those that you do not know.
             * @constant
             */
            type: "reservation.updated";
            /**
             * Format: date-time
             * @description When this delivery was prepared. Of two events about the same order or reservation, the later one is right.
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
             * @description The same for every delivery of one change: ignore an id that you have seen.
             * @example evt_5a3c1f0e9d8b7a695847362514031f2e
             */
            id: string;
            /**
             * @description What happened. New types may come: ignore those that you do not know.
             * @constant
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When this delivery was prepared. Of two events about the same order or reservation, the later one is right.
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
