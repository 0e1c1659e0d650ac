// As much of an AMD loader as a made shop needs: `requirejs.config`, `require([…], …)` and anonymous modules, which it loads one after another.
(function () {
  const paths = {};
  const modules = {};
  let defined;

  async function load(name) {
    if (name in modules) return modules[name];
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src: `${paths[name] ?? name}.js`, onload: resolve, onerror: reject });
      document.head.append(script);
    });
    return (modules[name] = await defined());
  }

  window.define = (names, factory) => {
    defined = () => window.require(names, factory);
  };
  window.define.amd = {};
  window.require = async (names, callback) => {
    const loaded = [];
    for (const name of names) loaded.push(await load(name));
    return callback(...loaded);
  };
  window.requirejs = { config: (settings) => void Object.assign(paths, settings.paths) };
})();
