export const floorPath = '/floor'

/** What no site can beat on the same computer: a page with one button and two plain slides, and no framework. By file. */
export const floor = {
  'floor.html': `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>
<link rel="stylesheet" href="floor.css"><div id="row"><p>1</p><p>2</p></div><button id="count">0</button><script src="floor.js"></script>`,
  'floor.css': `body{margin:0;overflow:hidden}button{position:fixed;left:1rem;top:1rem}#row{display:flex;transition:transform .7s ease-in-out;will-change:transform}
p{flex:0 0 100vw;margin:0;height:100vh;background:#eef}p+p{background:#fee}`,
  'floor.js': `let presses=0,at=0
count.onclick=()=>{count.textContent=++presses}
addEventListener('keydown',()=>{at=1-at;row.style.transform='translateX(-'+at*100+'vw)'})`,
}
