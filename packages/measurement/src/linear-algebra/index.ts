export { factorise, logDeterminant, tryFactorise } from './cholesky.ts';
export { invert, invertFactor } from './invert.ts';
export { invertGeneral } from './invert-general.ts';
export { meanOfBlock, multiply, multiplyVector, sandwich, transpose } from './multiply.ts';
export { addSandwich } from './sandwich.ts';
export { multiplyLower, solve, solveLower, solveUpper } from './solve.ts';
