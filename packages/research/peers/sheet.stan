// One answer sheet: Bock's nominal response model with a multivariate normal prior. `choices` are the chosen rows.
data {
  int<lower=1> measures;
  int<lower=1> questions;
  int<lower=2> options;
  matrix[questions * options, measures] weights;
  cholesky_factor_cov[measures] spread;
  int<lower=1, upper=questions * options> chosen[questions];
}
transformed data {
  matrix[questions * options, measures] directions = weights * spread;
}
parameters {
  vector[measures] z;
}
model {
  vector[questions * options] utility = directions * z;
  z ~ std_normal();
  target += sum(utility[chosen]);
  for (question in 1:questions)
    target += -log_sum_exp(segment(utility, (question - 1) * options + 1, options));
}
