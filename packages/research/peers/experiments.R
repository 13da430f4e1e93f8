# What lme4 makes of simulated comparisons of teams.
# Rscript experiments.R <studies> <file to write>: the effect, its standard error and both variances of each.
suppressMessages({
  library(lme4)
  library(jsonlite)
})

places <- commandArgs(TRUE)
careful <- lmerControl(optimizer = "bobyqa", optCtrl = list(rhoend = 1e-9, maxfun = 1e5), calc.derivs = FALSE,
                       check.conv.singular = "ignore")

of_one <- function(study) {
  cells <- data.frame(team = factor(study$team), period = factor(study$period), runs = as.integer(study$runs),
                      weight = 1 / study$spread, value = study$values)
  fit <- lmer(value ~ 0 + period + runs + (1 | team), cells, weights = weight, REML = TRUE, control = careful)
  list(effect = fixef(fit)[["runs"]], error = sqrt(vcov(fit)["runs", "runs"]),
       teamVariance = VarCorr(fit)$team[1, 1], variance = sigma(fit)^2)
}

studies <- fromJSON(places[1], simplifyDataFrame = FALSE)
write_json(lapply(studies, of_one), places[2], auto_unbox = TRUE, digits = NA)
