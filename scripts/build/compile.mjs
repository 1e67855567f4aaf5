import webpack from 'webpack';

/** Runs one webpack configuration to its end. Returns the names of the written files; throws webpack's own report. */
export async function compile(config) {
  const compiler = webpack(config);
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats.hasErrors()) {
      throw new Error(
        stats.toString({ all: false, errors: true, errorDetails: true, colors: process.stdout.isTTY }),
      );
    }
    if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
    return Object.keys(stats.compilation.assets);
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
