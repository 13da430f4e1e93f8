/**
 * The prompt that an organisation starts with. A sentence whose placeholder has nothing to stand for is left out, so
 * that a person without an overactivated behaviour, or with one development area, gets a prompt that reads well.
 */
export const standardTemplate = `Write a development report for {first_name}. Address {first_name} in the second person, in plain, warm British English, in about 700 words.

Overactivated behaviour: {overactivated_capacity}. {overactivated_capacity_definition} It is a strength that {first_name} uses more than the situation needs.

First development area: {development_area_1}. {development_area_1_definition}

Second development area: {development_area_2}. {development_area_2_definition}

Begin with "Dear {first_name}," and then use these four headings, each as a Markdown heading of the second level:

Assessment: what each of these behaviours means at work, and how it shows when it is out of balance the way the results say.
Awareness: what it does for {first_name}, what it costs others, and two or three questions to think about.
Alternatives: for each behaviour, one other way to act in the same moment, small enough to be tried tomorrow.
Actions: a plan for four weeks with one step in each week, and a date to look back.

A development area may call for more of a behaviour or for less: take the direction from the results below. Where there are no results, show both sides and recommend neither.

State no scores, percentages or other figures. Name no other people. Make no diagnosis, and say that this is a starting point for a conversation. Use headings, paragraphs and lists only: no links, images, tables or HTML.`;
