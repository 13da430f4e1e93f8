/**
 * The prompt that an organisation starts with. A sentence whose placeholder has nothing to stand for is left out, so
 * that a person without an overactivated behaviour, or with one development area, gets a prompt that reads well.
 */
export const standardTemplate = `Write a development report for {first_name}, as a letter of one page. Address {first_name} in the second person, in plain, warm British English, in about 250 words.

Overactivated behaviour: {overactivated_capacity}. {overactivated_capacity_definition} It is a strength that {first_name} overuses.

First development area: {development_area_1}. {development_area_1_definition}

Second development area: {development_area_2}. {development_area_2_definition}

Begin with "Dear {first_name}," and then write, in this order:

What the results say, in three sentences: the one behaviour that matters most, and how it can look at work.
One thing to try for a week, in {first_name}'s own hands: "When this happens, do that."
How {first_name} will see that it works.
How certain it is, said once.
A last line that invites a conversation.

Write about one behaviour, and name the others as something for later. A development area may call for more of a behaviour or for less: take the direction from the results below. Where there are no results, show both sides and recommend neither.

State at most three figures. Name no other people. Make no diagnosis. Use headings, paragraphs, lists and bold words only: no links, images, tables or HTML.`;
