S ذهب الولد الي المدرسه
A 2 3|||Edit|||إلى|||REQUIRED|||-NONE-|||0
A 3 4|||Edit|||المدرسة|||REQUIRED|||-NONE-|||0
A 4 4|||Add_after|||.|||REQUIRED|||-NONE-|||0

S اكل التفاحة
A 0 1|||Edit|||أكل|||REQUIRED|||-NONE-|||0

