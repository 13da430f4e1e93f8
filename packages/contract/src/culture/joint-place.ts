const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What is said of a place that several of the five share, because none of them is clearly ahead: "Joint first". */
export const jointPlace = (place: number): string => `Joint ${ordinals[place - 1] ?? place}`;
