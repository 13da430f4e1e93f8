# The posterior of simulated answer sheets by Stan's sampler.
# Rscript sheets.R <sheets> <model> <file to write>: model is written out here again from keys, loadings and prior.
suppressMessages({
  library(rstan)
  library(jsonlite)
  library(parallel)
})
arguments <- commandArgs(TRUE)
WARM_UP <- 300
DRAWS <- 500
BATCHES <- 20

# Debian keeps Boost where rstan does not look for it.
boost <- if (nzchar(system.file("include", package = "BH"))) NULL else "/usr/include"
compiled <- stan_model(arguments[2], model_name = "sheet", boost_lib = boost)

weights_of <- function(half) {
  weights <- matrix(0, half$questions * half$options, length(half$groups))
  for (row in seq_len(nrow(half$loadings))) {
    at <- half$loadings[row, 1:2] + 1
    weights[at[1], at[2]] <- weights[at[1], at[2]] + half$discrimination * half$loadings[row, 3]
  }
  weights
}

spread_of <- function(half) {
  covariance <- ifelse(outer(half$groups, half$groups, "=="), half$within, half$across)
  diag(covariance) <- 1
  t(chol(covariance))
}

# The error of a mean that comes from drawing, by batches.
drawing_error <- function(draws) {
  batch <- rep(seq_len(BATCHES), each = nrow(draws) / BATCHES)
  apply(rowsum(draws, batch) / (nrow(draws) / BATCHES), 2, sd) / sqrt(BATCHES)
}

said_of <- function(draws, low, high) {
  inside <- colMeans(sweep(draws, 2, low, ">=") & sweep(draws, 2, high, "<="))
  list(mean = colMeans(draws), deviation = apply(draws, 2, sd), inside = inside, drawingError = drawing_error(draws))
}

sample_half <- function(half) {
  spread <- spread_of(half)
  fixed <- list(measures = length(half$groups), questions = half$questions, options = half$options,
                weights = weights_of(half), spread = spread)
  together <- sapply(unique(half$groups), function(group) (half$groups == group) / sum(half$groups == group))
  lapply(seq_len(nrow(half$chosen)), function(sheet) {
    data <- c(fixed, list(chosen = half$chosen[sheet, ] + 1))
    fit <- sampling(compiled, data = data, chains = 1, warmup = WARM_UP, iter = WARM_UP + DRAWS, refresh = 0, seed = sheet)
    draws <- extract(fit, "z", permuted = FALSE)[, 1, ] %*% t(spread)
    list(measures = said_of(draws, half$measures$low[sheet, ], half$measures$high[sheet, ]),
         groups = said_of(draws %*% together, half$together$low[sheet, ], half$together$high[sheet, ]),
         astray = sum(get_divergent_iterations(fit)))
  })
}

halves <- fromJSON(arguments[1])
results <- mclapply(halves, sample_half, mc.cores = 2)
failed <- Filter(function(result) inherits(result, "try-error"), results)
if (length(failed) > 0) stop(failed[[1]])
write_json(results, arguments[3], auto_unbox = TRUE, digits = NA)
