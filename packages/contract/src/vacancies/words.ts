/** With more, an advertisement asks for so much that nobody can be seen to follow it. */
export const mostAskedFor = 5;
